import { describe, expect, test } from 'vitest';
import { giftDayLimits, giftLimits } from '../constants/gifts.ts';
import {
  checkGiftAmount,
  giftAllowance,
  giftDayEndsAt,
  isGiftWordsLong,
  readGiftRecipient,
  readGiftWords,
} from './index.ts';

const day = { giftsLeft: 3, coinsLeft: 50 };

describe('an amount', () => {
  test.each([
    ['', 'invalidAmount'],
    ['-5', 'invalidAmount'],
    ['0', 'invalidAmount'],
    ['1.5', 'invalidAmount'],
    ['ten', 'invalidAmount'],
    ['1,000', 'aboveBalance'],
    ['1.000', 'ambiguousAmount'],
    ['9'.repeat(30), 'aboveBalance'],
    [Number.NaN, 'invalidAmount'],
    [2 ** 60, 'invalidAmount'],
    [0.5, 'invalidAmount'],
    [51, 'coinsADay'],
  ] as const)('%s is refused', (amount, problem) => {
    expect(checkGiftAmount(amount, 500, day)).toEqual({ ok: false, problem });
  });

  test('is taken up to the balance and what is left of the day', () => {
    expect(checkGiftAmount('50', 50, day)).toEqual({ ok: true, coins: 50 });
    expect(checkGiftAmount(1, 500, day)).toEqual({ ok: true, coins: 1 });
    expect(checkGiftAmount(51, 50, { ...day, coinsLeft: 100 })).toMatchObject({ problem: 'aboveBalance' });
    expect(checkGiftAmount(1, 500, { ...day, giftsLeft: 0 })).toMatchObject({ problem: 'giftsADay' });
  });
});

test('a day has figures of zero or more, and ends at midnight UTC', () => {
  const { gifts, coins, secondFactorAboveCoins } = giftDayLimits;
  expect(giftAllowance({ gifts: 0, coins: 0 })).toEqual({
    giftsLeft: gifts,
    coinsLeft: coins,
    coinsUnproved: secondFactorAboveCoins,
  });
  expect(giftAllowance({ gifts: gifts + 1, coins: coins + 1 })).toEqual({
    giftsLeft: 0,
    coinsLeft: 0,
    coinsUnproved: 0,
  });
  const ends = (at: string) => giftDayEndsAt(new Date(at)).toISOString();
  expect([ends('2026-11-21T00:00:00Z'), ends('2026-11-21T23:59:59Z')]).toEqual([
    '2026-11-22T00:00:00.000Z',
    '2026-11-22T00:00:00.000Z',
  ]);
});

test('a recipient is a handle or an address, however it was typed', () => {
  const handle = { by: 'handle', handle: 'mara-halcyon' };
  for (const typed of ['mara-halcyon', ' @Mara-Halcyon ']) expect(readGiftRecipient(typed)).toEqual(handle);
  expect(readGiftRecipient(' Mara@Example.com')).toEqual({ by: 'address', address: 'mara@example.com' });
  expect(readGiftRecipient('help')).toEqual({ by: 'handle', handle: 'help' });
  for (const typed of ['', '@', 'two words', 'a@', '<b>', 'x'.repeat(31)])
    expect(readGiftRecipient(typed)).toBeNull();
});

test('words are kept in one line, and counted as they are kept', () => {
  expect(readGiftWords(' For\n\nyou \u202e ')).toBe('For you');
  const most = 'a'.repeat(giftLimits.wordsCharacters);
  expect([isGiftWordsLong(` ${most} `), isGiftWordsLong(`${most}a`)]).toEqual([false, true]);
});
