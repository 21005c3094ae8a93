import { expect, test } from 'vitest';
import { extended, type Selection, toggled } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const none: Selection = { ids: new Set(), anchor: null };
const idsOf = ({ ids }: Selection) => [...ids].toSorted().join('');

test('one is turned on and off', () => {
  const one = toggled(none, 'b');
  expect([idsOf(one), one.anchor]).toEqual(['b', 'b']);
  expect(idsOf(toggled(one, 'b'))).toBe('');
});

test.each([
  ['b', 'd', 'bcd'],
  ['d', 'b', 'bcd'],
  ['b', 'b', 'b'],
])('a range from %s to %s selects %s, whichever way it goes', (from, to, all) => {
  const range = extended(toggled(none, from), order, to);
  expect([idsOf(range), range.anchor]).toEqual([all, from]);
});

test('a range goes on from where it began and keeps what is selected besides', () => {
  const first = toggled(toggled(none, 'e'), 'a');
  expect(idsOf(extended(extended(first, order, 'c'), order, 'b'))).toBe('abce');
});

test('a range without a beginning in the list is its end alone; an end that is not in it is none', () => {
  expect(idsOf(extended(none, order, 'c'))).toBe('c');
  expect(idsOf(extended({ ids: new Set(['a']), anchor: 'gone' }, order, 'c'))).toBe('ac');
  expect(idsOf(extended(toggled(none, 'a'), order, 'gone'))).toBe('a');
});
