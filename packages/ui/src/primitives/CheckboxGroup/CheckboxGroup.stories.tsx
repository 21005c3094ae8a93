import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { fromStories, sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { checkboxGroupTester } from './CheckboxGroup.spec.tsx';
import { CheckboxGroup } from './index.ts';

const meta = {
  title: 'Primitives/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'What may we write to you about?',
    onChange: fn(),
    children: (
      <>
        <Checkbox value="finished">Finished pictures</Checkbox>
        <Checkbox value="coins">Coins that are about to expire</Checkbox>
        <Checkbox value="updates">Updates of the studio</Checkbox>
      </>
    ),
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const label = meta.args.label;

export const Default: Story = {
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ args }) => {
    const group = checkboxGroupTester({ screen, within, user: userEvent }, label);
    await group.toggle('Finished pictures');
    await expect(args.onChange).toHaveBeenCalledWith(['finished']);
    await expect(group.chosen()).toEqual(['Finished pictures']);
  }),
};

export const Playground: Story = playgroundOf(Default, { also: ['isReadOnly', 'isDisabled'] });

const all = ['finished', 'coins', 'updates'];

/** The first box ticks all of them; when some are, it says so. */
export const SelectAll: Story = {
  args: { selectAll: all, defaultValue: ['coins'] },
  play: asWritten(async ({ canvas }) => {
    const group = checkboxGroupTester({ screen, within, user: userEvent }, label);
    const box = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    await expect(box).toBePartiallyChecked();
    await group.toggle('Select all');
    await expect(group.chosen()).toHaveLength(4);
    await group.toggle('Coins that are about to expire');
    await expect(box).toBePartiallyChecked();
    await group.toggle('Select all');
    await group.toggle('Select all');
    await expect(group.chosen()).toEqual([]);
    await group.toggle('Updates of the studio');
    await userEvent.unhover(canvas.getByText('Updates of the studio'));
  }),
};

export const Described: Story = {
  args: {
    description: 'Letters about your account come in any case.',
    children: (
      <>
        <Checkbox value="finished" description="One letter a day at most.">
          Finished pictures
        </Checkbox>
        <Checkbox value="updates" description={'lichtbild'.repeat(9)} isDisabled>
          Updates of the studio
        </Checkbox>
      </>
    ),
    isOptional: true,
  },
};
export const Horizontal: Story = {
  args: {
    label: 'Formats',
    orientation: 'horizontal',
    defaultValue: ['png'],
    children: ['PNG', 'WebP', 'AVIF'].map((format) => (
      <Checkbox key={format} value={format.toLowerCase()}>
        {format}
      </Checkbox>
    )),
  },
};
export const Invalid: Story = { args: { errorMessage: 'Choose one at least.', selectAll: all } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: ['coins'], selectAll: all } };
for (const story of [Described, Horizontal, Invalid, Disabled]) story.parameters = { visual: { skip: true } };

export const Matrix: Story = sheetOf(
  CheckboxGroup,
  fromStories(meta.args, { SelectAll, Described, Horizontal, Invalid, Disabled }),
);
