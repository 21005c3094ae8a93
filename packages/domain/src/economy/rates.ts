import { exchangeLimits } from '../constants/exchange.ts';

/** §9 How many Mirror Coins make one Usage Credit. */
export const coinsPerCredit: number = exchangeLimits.coinsPerCredit;

/**
 * Says whether a number can stand for coins, credits, tokens or cents: a whole number that is exact. (§9: no fraction
 * is ever money.)
 *
 * @param amount - Any number.
 * @returns True for safe integers, negative ones included.
 */
export function isWholeAmount(amount: number): boolean {
  return Number.isSafeInteger(amount);
}

/**
 * Credits received for an amount of coins, rounded down (§5).
 *
 * @param coins - Whole coins, zero or more.
 * @returns Whole credits.
 * @throws RangeError for a negative or fractional amount: such a number never was coins.
 */
export function creditsForCoins(coins: number): number {
  if (!isWholeAmount(coins) || coins < 0) throw new RangeError(`Not an amount of coins: ${coins}`);
  return Math.floor(coins / coinsPerCredit);
}

/**
 * Coins that an exchange takes without giving a credit for them, because credits are rounded down (§5).
 *
 * @param coins - Whole coins, zero or more.
 * @returns 0 to 9 coins.
 * @throws RangeError as `creditsForCoins` does.
 */
export function remainderCoins(coins: number): number {
  return coins - creditsForCoins(coins) * coinsPerCredit;
}

/**
 * The most coins that can be exchanged without losing any to rounding.
 *
 * @param availableCoins - Whole available coins.
 * @returns Whole coins, a multiple of the rate (§9).
 * @throws As `creditsForCoins` does.
 */
export function roundedExchange(availableCoins: number): number {
  return creditsForCoins(availableCoins) * coinsPerCredit;
}
