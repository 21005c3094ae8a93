import { expect, test } from 'vitest';
import { matchesWords } from './matches.ts';

test.each([
  ['Camarón a contraluz', 'camaron', true],
  ['Camaron a contraluz', 'CAMARÓN', true],
  ['Salt flats at first light', 'light salt', true],
  ['Salt flats at first light', '  flats  ', true],
  ['Salt flats at first light', 'flat night', false],
  ['Ångström', 'angstrom', true],
  ['Anything', '', true],
])('"%s", "%s" typed: %s', (text, typed, is) => {
  expect(matchesWords(text, typed)).toBe(is);
});
