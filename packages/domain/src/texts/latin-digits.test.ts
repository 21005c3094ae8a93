import { describe, expect, test } from 'vitest';
import { readFactorCode, readMailCode, readPhone, readRecoveryCode } from '../auth/index.ts';
import { parseCoins } from '../economy/index.ts';
import { latinDigits } from './latin-digits.ts';

describe.each(['１２３４５６', '١٢٣٤٥٦', '۱۲۳۴۵۶', '१२३४५६', '𝟙𝟚𝟛𝟜𝟝𝟞', '1٢۳४５𝟲'])('%s', (typed) => {
  test('is 123456 wherever it is typed', () => {
    expect([latinDigits, readMailCode, readFactorCode, readPhone].map((read) => read(typed))).toEqual(
      Array.from({ length: 4 }, () => '123456'),
    );
    expect(parseCoins(typed)).toBe(123_456);
    expect(readRecoveryCode(`abcd-${typed}`)).toBe('abcd123456');
  });
});

/** Every system of ten digits that the runtime knows, by the digits that it writes. */
const systems = Intl.supportedValuesOf('numberingSystem').flatMap((numberingSystem) => {
  const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
  const digits = Array.from({ length: 10 }, (_, value) => format.format(value));
  return digits.every((digit) => /^\p{Nd}$/u.test(digit))
    ? [[numberingSystem, digits.join('')] as const]
    : [];
});

test('the runtime knows what is asked below', () => expect(systems.length).toBeGreaterThan(50));

test.each(systems)('the digits of %s are read: %s', (_, digits) =>
  expect(latinDigits(digits)).toBe('0123456789'),
);

test('everything else stays', () => {
  const text = 'a½Ⅷ² 7 −三 ';
  expect(latinDigits(text)).toBe(text);
});
