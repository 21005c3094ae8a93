import { expect, test } from 'vitest';
import { accountExportStates, isTypedAddress, isUnderWay } from './index.ts';

test('an archive that waits or is built is under way', () => {
  expect(accountExportStates.filter(isUnderWay)).toEqual(['waiting', 'building']);
});

test.each([
  ['mara@example.test', true],
  ['  Mara@Example.TEST ', true],
  ['mara@example', false],
  ['', false],
])('"%s" confirms the address: %s', (typed, isIt) => {
  expect(isTypedAddress(typed, 'mara@example.test')).toBe(isIt);
});

test('an account without an address is confirmed by nothing', () => {
  expect(isTypedAddress('', '')).toBe(false);
});
