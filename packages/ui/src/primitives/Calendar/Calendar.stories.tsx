import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { shown } from '../../../test/stories/shown.ts';
import { calendarStates } from './Calendar.spec.tsx';
import { Calendar } from './index.ts';

const meta = {
  title: 'Primitives/Calendar',
  component: Calendar,
  args: { ...shown(calendarStates.chosen), onChange: fn() },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows go over the days, Page Down to the next month; Enter chooses. */
export const Chosen: Story = {
  play: asWritten(async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /November 20, 2026/ }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /November 27, 2026/ })).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('button', { name: /December 27, 2026/ })).toHaveFocus();
    const previous = canvas.getByRole('button', { name: 'Previous month' });
    await userEvent.click(previous);
    // The real pointer is elsewhere: after a change of layout the browser says so, and would end this hover at any time.
    await userEvent.unhover(previous);
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('20');
  }),
};

export const Playground: Story = playgroundOf(Chosen);

export const TwoMonths: Story = { args: { months: 2 } };

export const Matrix: Story = sheetOf(Calendar, calendarStates);
