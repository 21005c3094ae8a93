import { CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { shown } from '../../../test/stories/shown.ts';
import { RangeCalendar } from './index.ts';
import { rangeCalendarStates } from './RangeCalendar.spec.tsx';

const meta = {
  title: 'Primitives/RangeCalendar',
  component: RangeCalendar,
  args: { ...shown(rangeCalendarStates.chosen), onChange: fn() },
} satisfies Meta<typeof RangeCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first press begins a range, the second ends it, also backwards. */
export const Chosen: Story = {
  play: asWritten(async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /November 18, 2026/ }));
    await userEvent.click(canvas.getByRole('button', { name: /November 9, 2026/ }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(10);
  }),
};

export const Playground: Story = playgroundOf(Chosen);

/** A range goes on in the month after. */
export const TwoMonths: Story = {
  args: {
    months: 2,
    defaultValue: { start: new CalendarDate(2026, 11, 10), end: new CalendarDate(2026, 12, 6) },
  },
};

export const Matrix: Story = sheetOf(RangeCalendar, rangeCalendarStates);
