import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { shown } from '../../../test/stories/shown.ts';
import { checkboxGroupStates, checkboxGroupTester } from './CheckboxGroup.spec.tsx';
import { CheckboxGroup } from './index.ts';

const meta = {
  title: 'Primitives/CheckboxGroup',
  component: CheckboxGroup,
  args: { ...checkboxGroupStates.untouched, onChange: fn() },
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

/** The first box ticks all of them; when some are, it says so. */
export const SelectAll: Story = {
  args: shown(checkboxGroupStates.selectAll),
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

export const Described: Story = { args: shown(checkboxGroupStates.described) };
export const Horizontal: Story = { args: shown(checkboxGroupStates.horizontal) };
export const Invalid: Story = { args: shown(checkboxGroupStates.invalid) };
export const ReadOnly: Story = { args: shown(checkboxGroupStates.readOnly) };
export const Disabled: Story = { args: shown(checkboxGroupStates.disabled) };
for (const story of [Described, Horizontal, Invalid, ReadOnly, Disabled])
  story.parameters = { visual: { skip: true } };

export const Matrix: Story = sheetOf(CheckboxGroup, checkboxGroupStates);
