import { exchangeLimits } from '../constants/exchange.ts';

/** §9 How many Mirror Coins make one Usage Credit. */
export const coinsPerCredit: number = exchangeLimits.coinsPerCredit;

/**
 * Says whether a number can stand for coins, credits, tokens or cents: a whole number that is exact.
 * Takes any number; returns true for safe integers, negative ones included. (§9: no fraction is ever money.)
 */
export function isWholeAmount(amount: number): boolean {
  return Number.isSafeInteger(amount);
}

/**
 * Credits received for an amount of coins, rounded down (§5).
 * Takes whole coins, zero or more; returns whole credits.
 * Throws RangeError for a negative or fractional amount: such a number never was coins.
 */
export function creditsForCoins(coins: number): number {
  if (!isWholeAmount(coins) || coins < 0) throw new RangeError(`Not an amount of coins: ${coins}`);
  return Math.floor(coins / coinsPerCredit);
}

/**
 * Coins that an exchange takes without giving a credit for them, because credits are rounded down (§5).
 * Takes whole coins, zero or more; returns 0 to 9 coins. Throws RangeError as `creditsForCoins` does.
 */
export function remainderCoins(coins: number): number {
  return coins - creditsForCoins(coins) * coinsPerCredit;
}

/**
 * The most coins that can be exchanged without losing any to rounding.
 * Takes whole available coins; returns whole coins, a multiple of the rate (§9). Throws as `creditsForCoins` does.
 */
export function roundedExchange(availableCoins: number): number {
  return creditsForCoins(availableCoins) * coinsPerCredit;
}
