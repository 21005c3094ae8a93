import { describe, expect, it } from 'vitest';
import { isMailCode, readMailCode, writeMailCode } from './mail-codes.ts';

describe('the code of a mail', () => {
  it.each([
    [' 012 345 ', '012345'],
    ['0123456', '012345'],
    ['Code: 12-3', '123'],
    ['', ''],
  ])('is read from %j', (typed, read) => expect(readMailCode(typed)).toBe(read));

  it.each([
    ['012345', true],
    ['01234', false],
    ['0123456', false],
    ['01234a', false],
    ['', false],
  ])('%j is whole: %s', (code, whole) => expect(isMailCode(code)).toBe(whole));

  it('is written in halves, and read again as it was', () => {
    expect(writeMailCode('012345')).toBe('012 345');
    expect(readMailCode(writeMailCode('012345'))).toBe('012345');
  });
});
