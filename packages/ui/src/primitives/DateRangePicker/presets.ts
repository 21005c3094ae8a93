import { type CalendarDate, endOfMonth, startOfMonth, startOfYear } from '@internationalized/date';
import { datePresetDays } from '@mirror-studio/domain/constants/dates';
import type { DateRange } from '../RangeCalendar/RangeCalendar.tsx';

/** Ranges that are reckoned from today. */
export type DatePreset = 'today' | keyof typeof datePresetDays | 'thisMonth' | 'lastMonth' | 'thisYear';

const isOfDays = (preset: DatePreset): preset is keyof typeof datePresetDays => preset in datePresetDays;

/** The days of a preset, both ends among them. Takes today. */
export function rangeOf(preset: DatePreset, today: CalendarDate): DateRange {
  if (isOfDays(preset)) return { start: today.subtract({ days: datePresetDays[preset] - 1 }), end: today };
  if (preset === 'thisMonth') return { start: startOfMonth(today), end: today };
  if (preset === 'thisYear') return { start: startOfYear(today), end: today };
  if (preset === 'today') return { start: today, end: today };
  const before = today.subtract({ months: 1 });
  return { start: startOfMonth(before), end: endOfMonth(before) };
}

/** A range, cut to the days that can be chosen; null when none of it can. */
export function within(
  { start, end }: DateRange,
  first: CalendarDate | undefined,
  last: CalendarDate | undefined,
): DateRange | null {
  const from = first && start.compare(first) < 0 ? first : start;
  const to = last && end.compare(last) > 0 ? last : end;
  return from.compare(to) > 0 ? null : { start: from, end: to };
}
