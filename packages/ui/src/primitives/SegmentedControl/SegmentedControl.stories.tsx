import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { Column } from '../../../test/stories/Matrix.tsx';
import { SegmentedControl } from './index.ts';
import { segmentedControlStates } from './SegmentedControl.spec.tsx';

const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
  args: segmentedControlStates.chips,
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chips wrap, and are one stop for Tab; the arrows choose. */
export const Chips: Story = {
  play: asWritten(async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Editorial' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Film' })).toBeChecked();
  }),
};

export const Playground: Story = playgroundOf(Chips, { also: ['isReadOnly', 'isDisabled'] });

/** A small drawing says what the words mean. */
export const WithDrawings: Story = { args: segmentedControlStates.withDrawings };

/** The views of a list, on one rail. */
export const Joined: Story = {
  args: segmentedControlStates.joined,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Running'));
    await expect(canvas.getByRole('radio', { name: 'Running' })).toBeChecked();
  },
};

export const Invalid: Story = { args: segmentedControlStates.invalid };

export const Disabled: Story = { args: segmentedControlStates.disabled };

export const Matrix: Story = sheetOf(SegmentedControl, segmentedControlStates);
