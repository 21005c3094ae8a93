import { exchangeLimits } from '../limits.ts';
import { creditsForCoins, isWholeAmount, remainderCoins } from './rates.ts';

/** Why an exchange is refused, in the order in which the rules are checked (§5). */
export const exchangeRefusals = ['invalidAmount', 'belowMinimum', 'aboveBalance'] as const;
export type ExchangeRefusal = (typeof exchangeRefusals)[number];

export type ExchangeCheck =
  | {
      readonly ok: true;
      /** Whole coins that leave the balance. */
      readonly coins: number;
      /** Whole credits received. */
      readonly credits: number;
      /** Coins among them that make no whole credit. */
      readonly remainderCoins: number;
    }
  | { readonly ok: false; readonly reason: ExchangeRefusal };

/**
 * Reads what was typed into the amount field.
 * Takes the text; returns whole coins, zero or more, or null when it is not one: words, signs, separators,
 * fractions and numbers too large to be exact are not amounts. Surrounding space is ignored. (§5)
 */
export function parseCoins(typed: string): number | null {
  if (!isWholeNumber(typed)) return null;
  const coins = Number(typed);
  return isWholeAmount(coins) ? coins : null;
}

const isWholeNumber = (typed: string) => /^[0-9]+$/.test(typed.trim());

/**
 * Checks an exchange of coins for credits in the order of §5: a positive whole number, at least the minimum,
 * not above what is available.
 * Takes the amount as typed or as coins, and the available coins; returns what would move or the first refusal.
 */
export function checkExchange(amount: string | number, availableCoins: number): ExchangeCheck {
  const coins = typeof amount === 'string' ? parseCoins(amount) : amount;
  // Too large to be exact is larger than any balance.
  if (coins === null && isWholeNumber(String(amount))) return { ok: false, reason: 'aboveBalance' };
  if (coins === null || !isWholeAmount(coins) || coins <= 0) return { ok: false, reason: 'invalidAmount' };
  if (coins < exchangeLimits.minimumCoins) return { ok: false, reason: 'belowMinimum' };
  if (coins > availableCoins) return { ok: false, reason: 'aboveBalance' };
  return { ok: true, coins, credits: creditsForCoins(coins), remainderCoins: remainderCoins(coins) };
}

/** The keys of the namespace `exchange` that say each refusal (§5). */
export const exchangeRefusalTexts = {
  invalidAmount: { title: 'invalidAmountTitle', description: 'invalidAmountDescription' },
  belowMinimum: { title: 'belowMinimumTitle', description: 'belowMinimumDescription' },
  aboveBalance: { title: 'aboveBalanceTitle', description: 'aboveBalanceDescription' },
} as const satisfies Record<ExchangeRefusal, { title: string; description: string }>;
