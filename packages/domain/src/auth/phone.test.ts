import { expect, test } from 'vitest';
import { readPhone, writePhone } from './index.ts';

test.each([
  ['+34600000000', '34600000000'],
  ['34600000000', '34600000000'],
  [' +34 600 00-00 00 ', '34600000000'],
  ['+1 (555) 010.0199', '15550100199'],
  ['\u202a+34600000000\u202c', '34600000000'],
  ['', null],
  ['+', null],
  ['0034600000000', null],
  ['++34600000000', null],
  ['+3460000000000000', null],
  ['+34\u0660\u0661\u0662', '34012'],
  ['600 call me', null],
  ['mara@example.test', null],
])('reads %j as %j', (typed, kept) => {
  expect(readPhone(typed)).toBe(kept);
});

test('writes a number as it is sent to', () => {
  expect(writePhone('34600000000')).toBe('+34600000000');
});
