import { CalendarDate, parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { type DatePreset, rangeOf, within } from './presets.ts';

const today = new CalendarDate(2026, 3, 31);
const said = (preset: DatePreset, day = today) => {
  const { start, end } = rangeOf(preset, day);
  return [start, end].join(' ');
};

test.each([
  ['today', '2026-03-31 2026-03-31'],
  ['last7Days', '2026-03-25 2026-03-31'],
  ['last30Days', '2026-03-02 2026-03-31'],
  ['last90Days', '2026-01-01 2026-03-31'],
  ['thisMonth', '2026-03-01 2026-03-31'],
  ['lastMonth', '2026-02-01 2026-02-28'],
  ['thisYear', '2026-01-01 2026-03-31'],
] as const)('%s, on the last day of March, is %s', (preset, is) => {
  expect(said(preset)).toBe(is);
});

test('the month before January is last December', () => {
  expect(said('lastMonth', new CalendarDate(2026, 1, 31))).toBe('2025-12-01 2025-12-31');
});

test('a range is cut to the days that can be chosen, and is none when none can', () => {
  const march = rangeOf('thisMonth', today);
  const cut = within(march, parseDate('2026-03-10'), parseDate('2026-03-20'));
  expect([cut?.start, cut?.end].join(' ')).toBe('2026-03-10 2026-03-20');
  expect(within(march, undefined, undefined)).toEqual(march);
  expect(within(march, parseDate('2026-04-01'), undefined)).toBeNull();
  expect(within(march, today, undefined)?.start.compare(today)).toBe(0);
});
