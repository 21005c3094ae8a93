import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { Stepper } from './index.ts';
import { stepperStates, stepperTester } from './Stepper.spec.tsx';

const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  args: { ...stepperStates.third, onCurrentChange: fn() },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A step that is done is gone back to; what comes after it is to come again. The focus stays in the row. */
export const Default: Story = {
  play: asWritten(async ({ args, canvasElement }) => {
    const stepper = stepperTester({ screen, within, user: userEvent });
    await stepper.goBackTo('Style');
    await expect(args.onCurrentChange).toHaveBeenCalledWith('style');
    await expect(stepper.current()).toBe('Current: Style');
    await expect(stepper.read()[2]).toBe('Upcoming: Size and number');
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
    await userEvent.unhover(within(canvasElement).getByText('Style'));
  }),
};

export const Playground: Story = playgroundOf(Default);

export const Matrix: Story = sheetOf(Stepper, stepperStates);
