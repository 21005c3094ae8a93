import { describe, expect, test } from 'vitest';
import { simulatedPurchaseLimits } from '../constants/wallet.ts';
import { refusals as en } from '../texts/en/refusals.ts';
import { refusals as es } from '../texts/es/refusals.ts';
import { formatText } from '../texts/index.ts';
import { checkDailyPurchases, coinPackages, dayBeganAt } from './index.ts';

const { purchasesPerDay, coinsPerDay } = simulatedPurchaseLimits;
const late = new Date('2026-03-01T22:44:30.001Z');

test('a day begins at midnight UTC', () => {
  expect(dayBeganAt(late)).toEqual(new Date('2026-03-01T00:00:00Z'));
  expect(dayBeganAt(new Date('2026-03-02T00:00:00Z'))).toEqual(new Date('2026-03-02T00:00:00Z'));
});

describe('a simulated purchase', () => {
  test('passes up to the limit of coins, also in one package', () => {
    expect(checkDailyPurchases({ purchases: 0, coins: 0 }, coinsPerDay, late)).toBeNull();
    for (const { coins } of coinPackages) {
      expect(checkDailyPurchases({ purchases: 0, coins: 0 }, coins, late)).toBeNull();
    }
  });

  test('above the coins of a day says how many are left, and until when', () => {
    expect(checkDailyPurchases({ purchases: 1, coins: coinsPerDay - 40 }, 41, late)).toEqual({
      reason: 'coinsADay',
      coinsLeft: 40,
      hours: 1,
      minutes: 16,
    });
  });

  test('above the number of a day waits for the next one', () => {
    const refused = checkDailyPurchases({ purchases: purchasesPerDay, coins: 15 }, 15, late);
    expect(refused).toMatchObject({ reason: 'purchasesADay', hours: 1, minutes: 16 });
    const midnight = new Date('2026-03-01T00:00:00Z');
    expect(checkDailyPurchases({ purchases: purchasesPerDay, coins: 15 }, 15, midnight)).toMatchObject({
      hours: 24,
      minutes: 0,
    });
  });

  test('is refused in words, in both languages', () => {
    const params = { most: 10, left: 1040, hours: 1, minutes: 16 };
    expect(formatText(en, 'coinsADay', 'en', params)).toBe(
      'While purchases are simulated, up to 10 coins can be bought a day. 1,040 are left for today. The next day begins in 1 h 16 min, at 00:00 UTC.',
    );
    expect(formatText(es, 'purchasesADay', 'es-MX', params)).toContain('1 h 16 min');
  });
});
