import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { fromStories, sheetOf } from '../../../test/sheet/sheet.tsx';
import { Column } from '../../../test/stories/Matrix.tsx';
import { Radio, RadioGroup } from './index.ts';

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'How will you use the studio?',
    children: (
      <>
        <Radio value="personal" description="Pictures for yourself.">
          Personal
        </Radio>
        <Radio value="commercial" description="Pictures that you sell or are paid for.">
          Commercial
        </Radio>
        <Radio value="education">Education</Radio>
      </>
    ),
  },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One stop for Tab; the arrows choose. */
export const Untouched: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Commercial' })).toBeChecked();
  },
};

export const Playground: Story = playgroundOf(Untouched, { also: ['isReadOnly', 'isDisabled'] });

export const Chosen: Story = { args: { defaultValue: 'personal' } };

export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: 'education' } };

export const Invalid: Story = { args: { errorMessage: 'Choose one to go on.' } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'personal' } };

export const Matrix: Story = sheetOf(
  RadioGroup,
  fromStories(meta.args, { Untouched, Chosen, Horizontal, Invalid, Disabled }),
);
