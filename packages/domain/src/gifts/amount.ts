import { giftDayLimits } from '../constants/gifts.ts';
import { dayBeganAt } from '../economy/daily-purchases.ts';
import { readAmount } from '../economy/exchange.ts';
import type { TextKey } from '../texts/index.ts';

/** Why an amount cannot be given, in the order in which the rules are checked. Each is a text of the namespace `gifts`. */
export const giftAmountProblems = [
  'invalidAmount',
  'ambiguousAmount',
  'aboveBalance',
  'giftsADay',
  'coinsADay',
] as const satisfies readonly TextKey<'gifts'>[];
export type GiftAmountProblem = (typeof giftAmountProblems)[number];

/** What can still be given today. */
export interface GiftAllowance {
  readonly giftsLeft: number;
  /** Whole coins. */
  readonly coinsLeft: number;
  /** Whole coins of these for which the second factor need not be proved again. */
  readonly coinsUnproved: number;
}

/**
 * What can still be given on a day (decisions: limits a day). Takes what was given since it began.
 *
 * @returns Figures of zero or more.
 */
export function giftAllowance(given: { readonly gifts: number; readonly coins: number }): GiftAllowance {
  const { gifts, coins, secondFactorAboveCoins } = giftDayLimits;
  return {
    giftsLeft: Math.max(0, gifts - given.gifts),
    coinsLeft: Math.max(0, coins - given.coins),
    coinsUnproved: Math.max(0, secondFactorAboveCoins - given.coins),
  };
}

/**
 * When the next day of gifts begins, at 00:00 UTC (decisions: limits a day).
 *
 * @param now - A moment.
 * @returns The moment of its beginning.
 */
export function giftDayEndsAt(now: Date): Date {
  return new Date(dayBeganAt(now).getTime() + 86_400_000);
}

export type GiftAmountCheck =
  | { readonly ok: true; readonly coins: number }
  | { readonly ok: false; readonly problem: GiftAmountProblem };

/**
 * Checks an amount that is to be given (decisions: limits a day). Takes it as typed or as coins, the available coins, what can still be given today, and the
 * locale of what was typed (default 'en').
 *
 * @returns The whole coins, or the first rule that it breaks.
 */
export function checkGiftAmount(
  amount: string | number,
  availableCoins: number,
  { giftsLeft, coinsLeft }: Pick<GiftAllowance, 'giftsLeft' | 'coinsLeft'>,
  locale = 'en',
): GiftAmountCheck {
  const coins = readAmount(amount, locale);
  if (typeof coins !== 'number') return { ok: false, problem: coins };
  if (coins > availableCoins) return { ok: false, problem: 'aboveBalance' };
  if (giftsLeft === 0) return { ok: false, problem: 'giftsADay' };
  if (coins > coinsLeft) return { ok: false, problem: 'coinsADay' };
  return { ok: true, coins };
}
