import { describe, expect, it } from 'vitest';
import {
  isFactorCode,
  isRecoveryCode,
  readFactorCode,
  readRecoveryCode,
  recoveryCodeLetters,
  writeFactorSecret,
  writeRecoveryCode,
} from './index.ts';

describe('a code of six figures', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 123-456 ', '123456'],
    ['1234567', '123456'],
    ['12a4', '124'],
    ['', ''],
  ])('is read of %j', (typed, code) => expect(readFactorCode(typed)).toBe(code));

  it('is whole with six', () => {
    expect(['12345', '123456'].map(isFactorCode)).toEqual([false, true]);
  });
});

describe('a recovery code', () => {
  it.each([
    ['ABCD-EFGH-JKMN-PQRS', 'abcdefghjkmnpqrs'],
    ['abcd efgh jkmn pqrs\n', 'abcdefghjkmnpqrs'],
    ['oil0-1234-5678-9abc', '011012345678' + '9abc'],
  ])('is read of %j', (typed, code) => expect(readRecoveryCode(typed)).toBe(code));

  it('is whole with sixteen letters of its set', () => {
    const codes = ['abcdefghjkmnpqrs', 'abcdefghjkmnpqr', 'abcdefghjkmnpqrst', 'ubcdefghjkmnpqrs'];
    expect(codes.map(isRecoveryCode)).toEqual([true, false, false, false]);
    expect([new Set(recoveryCodeLetters).size, /[ilou]/.test(recoveryCodeLetters)]).toEqual([32, false]);
  });

  it('is written in groups, and read again as the same', () => {
    expect(writeRecoveryCode('abcdefghjkmnpqrs')).toBe('abcd-efgh-jkmn-pqrs');
    expect(readRecoveryCode(writeRecoveryCode('abcdefghjkmnpqrs'))).toBe('abcdefghjkmnpqrs');
  });
});

it('a secret is written in groups of four', () => {
  expect(writeFactorSecret('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  expect(writeFactorSecret('')).toBe('');
});
