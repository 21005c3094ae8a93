import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { Column } from '../../../test/stories/Matrix.tsx';
import { RadioGroup } from './index.ts';
import { radioGroupStates } from './RadioGroup.spec.tsx';

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  args: radioGroupStates.untouched,
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

export const Chosen: Story = { args: radioGroupStates.chosen };

export const Horizontal: Story = { args: radioGroupStates.horizontal };

export const Invalid: Story = { args: radioGroupStates.invalid };

export const Disabled: Story = { args: radioGroupStates.disabled };

export const Matrix: Story = sheetOf(RadioGroup, radioGroupStates);
