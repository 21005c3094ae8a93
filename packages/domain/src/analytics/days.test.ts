import { describe, expect, it, test } from 'vitest';
import { dayAfter, dayBegins, dayOf } from './days.ts';
import { analyticsPeriods, periodDays } from './periods.ts';

const hours = (day: string, zone: string) =>
  (dayBegins(dayAfter(day), zone) - dayBegins(day, zone)) / 3_600_000;

describe('a day where somebody is', () => {
  it.each([
    ['Europe/Madrid', '2026-03-29', 23],
    ['Europe/Madrid', '2026-10-25', 25],
    ['Europe/Madrid', '2026-11-21', 24],
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Asia/Kolkata', '2026-03-29', 24],
    // Midnight is skipped: the day begins at one.
    ['America/Santiago', '2026-09-06', 23],
  ])('in %s %s has %s hours', (zone, day, length) => {
    expect(hours(day, zone)).toBe(length);
    expect(dayOf(dayBegins(day, zone), zone)).toBe(day);
    expect(dayOf(dayBegins(day, zone) - 1, zone)).toBe(dayAfter(day, -1));
  });

  it('begins at midnight, or where clocks skip it at the moment after', () => {
    expect(new Date(dayBegins('2026-11-21', 'Europe/Madrid')).toISOString()).toBe('2026-11-20T23:00:00.000Z');
    expect(new Date(dayBegins('2026-11-21', 'Pacific/Kiritimati')).toISOString()).toBe(
      '2026-11-20T10:00:00.000Z',
    );
    expect(new Date(dayBegins('2026-09-06', 'America/Santiago')).toISOString()).toBe(
      '2026-09-06T04:00:00.000Z',
    );
  });
});

it.each(['+23:59', '-23:59'])('the days of a place at %s begin at its midnight', (zone) => {
  const begins = dayBegins('2026-11-21', zone);
  expect([dayOf(begins, zone), dayOf(begins - 1, zone)]).toEqual(['2026-11-21', '2026-11-20']);
});

test.each(analyticsPeriods)('a period of %s days ends today and follows one as long', (period) => {
  const now = Date.parse('2026-11-21T23:30:00Z');
  const { days, begins, length } = periodDays(period, now, 'Europe/Madrid');
  expect([length, days.length, begins.length]).toEqual([
    Number(period),
    2 * Number(period),
    2 * Number(period) + 1,
  ]);
  expect(days.at(-1)).toBe('2026-11-22');
  expect(days[0]).toBe(dayAfter('2026-11-22', 1 - 2 * Number(period)));
  expect(begins.toSorted((a, b) => a - b)).toEqual(begins);
});
