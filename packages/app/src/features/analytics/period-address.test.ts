import { expect, test } from 'vitest';
import { periodIn } from './period-address.ts';

test.each([
  ['', '30'],
  ['days=7', '7'],
  ['days=365', '365'],
  ['days=31', '30'],
  ['days=', '30'],
])('the address ?%s is of %s days', (query, period) => {
  expect(periodIn(new URLSearchParams(query))).toBe(period);
});
