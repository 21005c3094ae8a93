import { expect, test } from 'vitest';
import { maskName, referralMonthBeganAt, referralMonthEndsAt } from './index.ts';

test.each([
  ['Mara Halcyon', 'M••• H•••'],
  ['  Mara   de la Halcyon ', 'M••• H•••'],
  ['Noor', 'N•••'],
  ['👩‍🎤 Ziggy', '👩‍🎤••• Z•••'],
  ['', ''],
  ['   ', ''],
])('%s is shown as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test.each([
  ['2026-11-30T23:59:59.999Z', '2026-11-01', '2026-12-01'],
  ['2026-12-01T00:00:00.000Z', '2026-12-01', '2027-01-01'],
  ['2028-02-29T12:00:00.000Z', '2028-02-01', '2028-03-01'],
])('%s lies in the month of %s', (now, began, ends) => {
  const day = (moment: Date) => moment.toISOString();
  expect([day(referralMonthBeganAt(new Date(now))), day(referralMonthEndsAt(new Date(now)))]).toEqual([
    `${began}T00:00:00.000Z`,
    `${ends}T00:00:00.000Z`,
  ]);
});
