import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exchangeLimits } from '../constants/exchange.ts';
import {
  checkExchange,
  creditsForCoins,
  isAmbiguousAmount,
  isWholeAmount,
  parseCoins,
  previewCredits,
  readExchangeAmount,
  remainderCoins,
  roundedExchange,
  stepExchange,
} from './index.ts';

const coins = fc.nat({ max: Number.MAX_SAFE_INTEGER });

describe('parseCoins', () => {
  test.each([
    ['420', 420],
    [' 420 ', 420],
    ['0', 0],
    ['007', 7],
    ['', null],
    ['   ', null],
    ['abc', null],
    ['-1', null],
    ['+1', null],
    ['10.5', null],
    ['10,5', null],
    ['1,000', 1000],
    ['1,234,567', 1234567],
    ['1 000', 1000],
    ['1\u202F000', 1000],
    ["1'000", 1000],
    ['１，０００', 1000],
    ['１　０００', 1000],
    ['١٬٢٣٤', 1234],
    ['۴۲۰', 420],
    ['$1,000', 1000],
    ['1 000 €', 1000],
    ['€', null],
    ['$-1', null],
    ['US$1,000', 1000],
    ['MX$ 1,000', 1000],
    ['USD$ 1,000', null],
    ['$1,000.00', 1000],
    ['1000.00', 1000],
    ['1.000.000,00', 1000000],
    ['1.000,00', 1000],
    ['1.000.00', null],
    ['1,000.0', null],
    ['1,000.01', null],
    ['.00', null],
    ['\u200E1,000\u200F', 1000],
    ['\u2066420\u2069\uFEFF', 420],
    ['$1€', null],
    ['$$1', null],
    ['1²', null],
    ['½', null],
    ['１．０００', null],
    ['1.000.000', 1000000],
    ['1.000', null],
    ['1,000.5', null],
    ['1,00', null],
    ['10,00', null],
    ['1,0000', null],
    ['0,100', null],
    [',100', null],
    ['1,000 000', null],
    ['1-000', null],
    ['1a000', null],
    ['1e3', null],
    ['0x10', null],
    ['4 20', null],
    ['Infinity', null],
    ['９９', 99],
    ['9007199254740993', null],
  ])('%j is %j', (typed, expected) => {
    expect(parseCoins(typed)).toBe(expected);
  });

  test.each([
    ['es', '1.000', 1000],
    ['es', '1.234.567', 1234567],
    ['es', '1 000', 1000],
    ['es', '1,000', null],
    ['es', '1,000,000', 1000000],
    ['es', '10,5', null],
    ['es', '1.000,00 €', 1000],
    ['es', '$1,000.00', 1000],
    ['es', '10,00', 10],
    ['es', '10.00', null],
    ['es', '1.000 US$', 1000],
    ['es-MX', '1,000', 1000],
    ['es-MX', '1.000', null],
    ['en-GB', '1,000', 1000],
  ])('in %s %j is %j', (locale, typed, expected) => {
    expect(parseCoins(typed, locale)).toBe(expected);
  });

  test('reads back every amount as a reader of the language sees it written', () => {
    for (const locale of ['en', 'es', 'es-MX']) {
      const written = new Intl.NumberFormat(locale);
      fc.assert(fc.property(coins, (amount) => parseCoins(written.format(amount), locale) === amount));
    }
  });

  test('knows what can be read in two ways', () => {
    expect(['1.000', '999.999', ' 1.000 '].map((typed) => isAmbiguousAmount(typed))).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      ['1,000', '1.00', '1000', '0.100', '1.000.000', 'x1.000', '1.0001'].map((typed) =>
        isAmbiguousAmount(typed),
      ),
    ).toEqual(Array.from({ length: 7 }, () => false));
    expect([isAmbiguousAmount('1,000', 'es'), isAmbiguousAmount('1.000', 'es')]).toEqual([true, false]);
  });

  test.each([' ', '\u00A0', '\u202F', '\u2009', "'", '\u2019'])('takes %j between thousands', (separator) => {
    expect(parseCoins(['1', '000', '000'].join(separator))).toBe(1_000_000);
  });

  test.each(['x1,000', '1,000x', '0,100', '1000,000', '1,000.000'])('%j is no grouped amount', (typed) => {
    expect(parseCoins(typed)).toBeNull();
  });

  test('reads back every amount of coins as it is written', () => {
    fc.assert(fc.property(coins, (amount) => parseCoins(String(amount)) === amount));
  });
});

describe('checkExchange', () => {
  test.each([
    ['', 'invalidAmount'],
    ['abc', 'invalidAmount'],
    ['10.5', 'invalidAmount'],
    ['-1', 'invalidAmount'],
    ['0', 'invalidAmount'],
    ['1', 'belowMinimum'],
    ['1.000', 'ambiguousAmount'],
    ['1,000', 'aboveBalance'],
    ['9,007,199,254,740,993', 'aboveBalance'],
    ['9', 'belowMinimum'],
    ['101', 'aboveBalance'],
    ['9007199254740993', 'aboveBalance'],
    ['99999999999999999999', 'aboveBalance'],
    [Number.NaN, 'invalidAmount'],
    [10.5, 'invalidAmount'],
    [-10, 'invalidAmount'],
    [Number.POSITIVE_INFINITY, 'invalidAmount'],
  ] as const)('%j of 100 is refused: %s', (amount, reason) => {
    expect(checkExchange(amount, 100)).toEqual({ ok: false, reason });
  });

  test('names the first rule that is broken when several are', () => {
    expect(checkExchange('9', 0)).toEqual({ ok: false, reason: 'belowMinimum' });
    expect(checkExchange('10.5', 0)).toEqual({ ok: false, reason: 'invalidAmount' });
  });

  test('takes the minimum, the whole balance and everything between', () => {
    expect(checkExchange('10', 100)).toEqual({ ok: true, coins: 10, credits: 1, remainderCoins: 0 });
    expect(checkExchange('100', 100)).toEqual({ ok: true, coins: 100, credits: 10, remainderCoins: 0 });
    expect(checkExchange(' 425 ', 1240)).toEqual({ ok: true, coins: 425, credits: 42, remainderCoins: 5 });
  });

  test('accepts exactly the whole amounts from the minimum to the balance', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double(), coins), coins, (amount, available) => {
        const fits = isWholeAmount(amount) && amount >= exchangeLimits.minimumCoins && amount <= available;
        expect(checkExchange(amount, available).ok).toBe(fits);
      }),
    );
  });
});

describe('the amount field', () => {
  test.each([
    ['', 10, 500, '10'],
    ['abc', -10, 500, '10'],
    ['abc', 100, 500, '10'],
    ['420', 10, 500, '430'],
    ['1,000', 10, 2000, '1010'],
    ['495', 10, 500, '500'],
    ['15', -10, 500, '10'],
    ['', 10, 9, ''],
    ['5', 10, 9, '5'],
  ])('%j stepped by %i of %i is %j', (typed, step, available, expected) => {
    expect(stepExchange(typed, step, available)).toBe(expected);
  });

  test.each([
    ['', null],
    ['9', null],
    ['10', 1],
    ['1,005', 100],
    ['1.000', null],
  ])('%j shows %j credits', (typed, credits) => {
    expect(previewCredits(typed)).toBe(credits);
  });
});

describe('readExchangeAmount', () => {
  test.each([
    ['', 100, 'en', { coins: null, credits: null, remainderCoins: 0, refusal: 'invalidAmount' }],
    ['9', 100, 'en', { coins: 9, credits: null, remainderCoins: 0, refusal: 'belowMinimum' }],
    ['15', 100, 'en', { coins: 15, credits: 1, remainderCoins: 5, refusal: null }],
    ['105', 100, 'en', { coins: 105, credits: 10, remainderCoins: 0, refusal: 'aboveBalance' }],
    ['1.000', 2000, 'en', { coins: null, credits: null, remainderCoins: 0, refusal: 'ambiguousAmount' }],
    ['1.000', 2000, 'es', { coins: 1000, credits: 100, remainderCoins: 0, refusal: null }],
  ] as const)('of %j with %i in %s', (typed, availableCoins, locale, known) => {
    expect(readExchangeAmount(typed, availableCoins, locale)).toEqual({
      typed,
      availableCoins,
      locale,
      ...known,
    });
  });

  test('reads in English unless told otherwise', () => {
    expect(readExchangeAmount('1,000', 2000)).toEqual(readExchangeAmount('1,000', 2000, 'en'));
  });
});

describe('the rate', () => {
  test('coins in are credits times the rate plus the remainder', () => {
    fc.assert(
      fc.property(coins, (amount) => {
        const rest = remainderCoins(amount);
        expect(creditsForCoins(amount) * exchangeLimits.coinsPerCredit + rest).toBe(amount);
        expect(rest).toBeGreaterThanOrEqual(0);
        expect(rest).toBeLessThan(exchangeLimits.coinsPerCredit);
      }),
    );
  });

  test('credits never exceed a tenth of the coins and never fall when coins rise', () => {
    fc.assert(
      fc.property(coins, coins, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(creditsForCoins(more)).toBeLessThanOrEqual(more / exchangeLimits.coinsPerCredit);
        expect(creditsForCoins(less)).toBeLessThanOrEqual(creditsForCoins(more));
        expect(isWholeAmount(creditsForCoins(one))).toBe(true);
      }),
    );
  });

  test('splitting an exchange never gives more credits', () => {
    const half = fc.nat({ max: 2 ** 52 });
    fc.assert(
      fc.property(half, half, (one, other) => {
        expect(creditsForCoins(one) + creditsForCoins(other)).toBeLessThanOrEqual(
          creditsForCoins(one + other),
        );
      }),
    );
  });

  test('a rounded exchange loses nothing', () => {
    fc.assert(fc.property(coins, (amount) => remainderCoins(roundedExchange(amount)) === 0));
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d never was coins', (amount) => {
    expect(() => creditsForCoins(amount)).toThrow(new RangeError(`Not an amount of coins: ${amount}`));
  });
});
