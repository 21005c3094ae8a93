import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { customAmountLimits, mirrorBonusLimits } from '../constants/wallet.ts';
import {
  centsFromDollars,
  coinPackages,
  dollarsFromCents,
  earnsMirrorBonus,
  generationPrices,
  imageBatchCredits,
  isCustomAmount,
  isWholeAmount,
  purchasingAt,
  purchasingModes,
  quoteCheckout,
  quoteTokens,
  sellableCents,
  showsSoftLaunch,
  tokenPacks,
  videoCredits,
} from './index.ts';

const cents = fc.nat({ max: 1_000_000 });

describe('the catalogue', () => {
  test('knows money only as whole cents and value only as whole coins', () => {
    for (const { coins, priceCents } of coinPackages) {
      expect([coins, priceCents].every((amount) => isWholeAmount(amount) && amount > 0)).toBe(true);
    }
    for (const { tokens, priceCents } of tokenPacks) {
      expect([tokens, priceCents].every((amount) => isWholeAmount(amount) && amount > 0)).toBe(true);
    }
  });

  test('has one popular package', () => {
    expect(coinPackages.filter((one) => one.popular).map((one) => one.id)).toEqual(['regal']);
  });
});

describe('the Mirror bonus', () => {
  test.each([
    [808, 80, 8, 88],
    [1111, 111, 12, 123],
    [2222, 222, 24, 246],
    [500, 50, 0, 50],
    [150, 15, 0, 15],
    [9900, 990, 0, 990],
  ])('%i cents buy %i and %i more: %i tokens', (amount, baseTokens, bonusTokens, totalTokens) => {
    expect(quoteTokens(amount)).toEqual({ baseTokens, bonusTokens, totalTokens });
  });

  test('reaches one cent to each side and no further', () => {
    for (const price of mirrorBonusLimits.priceCents) {
      expect([-2, -1, 0, 1, 2].map((by) => earnsMirrorBonus(price + by))).toEqual([
        false,
        true,
        true,
        true,
        false,
      ]);
    }
  });

  test('comes at the three prices only', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const near = mirrorBonusLimits.priceCents.some((price) => Math.abs(price - amount) <= 1);
        expect(quoteTokens(amount).bonusTokens > 0).toBe(near);
      }),
    );
  });

  test('never gives a fraction of a token or of a cent', () => {
    expect(earnsMirrorBonus(808.5)).toBe(false);
    fc.assert(fc.property(cents, (amount) => Object.values(quoteTokens(amount)).every(isWholeAmount)));
  });
});

describe('a custom amount', () => {
  test('buys no fewer tokens when it is larger', () => {
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(quoteTokens(less).baseTokens).toBeLessThanOrEqual(quoteTokens(more).baseTokens);
      }),
    );
  });

  test('is worth ten tokens a dollar, rounded down', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const { baseTokens } = quoteTokens(amount);
        expect(baseTokens * 10).toBeLessThanOrEqual(amount);
        expect(baseTokens * 10 + 10).toBeGreaterThan(amount);
      }),
    );
  });

  test('stands on the steps of the slider, both ends included', () => {
    const { minimumCents, maximumCents, stepCents, defaultCents } = customAmountLimits;
    expect([minimumCents, defaultCents, maximumCents].every(isCustomAmount)).toBe(true);
    const wrong = [minimumCents - stepCents, minimumCents + 1, maximumCents + stepCents, 0, -150, 150.5];
    expect(wrong.filter(isCustomAmount)).toEqual([]);
  });

  test.each([-1, 0.5, Number.NaN])('%d never was an amount of cents', (amount) => {
    expect(() => quoteTokens(amount)).toThrow(new RangeError(`Not an amount of cents: ${amount}`));
  });

  test('survives the way over the wire in dollars', () => {
    fc.assert(fc.property(cents, (amount) => centsFromDollars(dollarsFromCents(amount)) === amount));
    expect([8.085, Number.NaN, Number.POSITIVE_INFINITY].map(centsFromDollars)).toEqual([null, null, null]);
  });
});

describe('the checkout', () => {
  test.each([
    [500, 50],
    [950, 100],
    [4500, 500],
    [150, 15],
    [9900, 990],
    [807, 88],
    [808, 88],
    [809, 88],
    [1110, 123],
    [1111, 123],
    [1112, 123],
    [2221, 246],
    [2222, 246],
    [2223, 246],
  ])('gives for %i cents %i tokens', (amount, tokens) => {
    expect(quoteCheckout(amount)?.totalTokens).toBe(tokens);
  });

  test('sells nothing else', () => {
    const wrong = [0, -500, 149, 151, 9950, 806, 810, 1109, 1113, 2220, 2224, 500.5, Number.NaN];
    expect(wrong.map(quoteCheckout)).toEqual(wrong.map(() => null));
  });
});

test.each([8.07, 8.08, 8.09, 11.1, 11.11, 11.12, 22.21, 22.22, 22.23])(
  '$%d earns the bonus as the wire gives it, whatever its binary fraction',
  (dollars) => {
    const cents = centsFromDollars(dollars);
    expect(cents === null ? null : quoteCheckout(cents)?.bonusTokens).toBeGreaterThan(0);
  },
);

describe('the amount of the wallet', () => {
  test.each([
    [808, undefined, 808],
    [1111, undefined, 1111],
    [950, undefined, 950],
    [810, undefined, 800],
    [830, undefined, 850],
    [0, undefined, 150],
    [99_999, undefined, 9900],
    [810, 808, 850],
    [1112, 1111, 1150],
    [1110, 1111, 1100],
    [600, 550, 600],
    [806, 808, 800],
    [537, 808, 500],
  ])('asked for %i cents after %s stands on %i', (asked, before, stands) => {
    expect(sellableCents(asked, before)).toBe(stands);
  });

  test('is always for sale', () => {
    fc.assert(
      fc.property(cents, cents, (asked, before) => quoteCheckout(sellableCents(asked, before)) !== null),
    );
  });
});

test('the Soft Launch banner shows above 900 coins, not at 900', () => {
  expect([900, 901].map(showsSoftLaunch)).toEqual([false, true]);
});

test('generations are free in alpha and cost whole credits after it', () => {
  expect([imageBatchCredits(4, true), videoCredits(6, true)]).toEqual([0, 0]);
  expect(videoCredits(5.2, false)).toBe(6 * generationPrices.creditsPerVideoSecond);
  expect(
    [imageBatchCredits(4, false), videoCredits(5.2, false)].every((cost) => isWholeAmount(cost) && cost > 0),
  ).toBe(true);
});

test('while purchases are simulated the wallet stays disabled', () => {
  expect(purchasingModes.map((mode) => purchasingAt(mode, 'purchaseDialog'))).toEqual([
    'disabled',
    'simulated',
    'live',
  ]);
  expect(purchasingModes.map((mode) => purchasingAt(mode, 'tokenWallet'))).toEqual([
    'disabled',
    'disabled',
    'live',
  ]);
});
