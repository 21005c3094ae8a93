import { simulatedPurchaseLimits } from '../constants/wallet.ts';

/** What a member bought, simulated, since the day began. */
export interface DailyPurchases {
  readonly purchases: number;
  /** Whole coins. */
  readonly coins: number;
}

/** Why a simulated purchase has to wait for the next day: each is a text of the namespace `refusals`. */
export interface DailyPurchaseRefusal {
  readonly reason: 'purchasesADay' | 'coinsADay';
  /** Whole coins that can still be bought today. */
  readonly coinsLeft: number;
  /** Until the next day, in whole hours and minutes, the last minute begun counted as one. */
  readonly hours: number;
  readonly minutes: number;
}

const dayMs = 86_400_000;

/**
 * When the day of a moment began: 00:00 UTC, wherever the member is (§5, decisions: limited a day).
 *
 * @param now - A moment.
 * @returns The moment its day began.
 */
export function dayBeganAt(now: Date): Date {
  return new Date(Math.floor(now.getTime() / dayMs) * dayMs);
}

/**
 * Checks a simulated purchase against the limits of a day (§5, decisions). Takes what the member bought since the day
 * began, the whole coins asked for, and the time.
 *
 * @returns Why not, or null.
 */
export function checkDailyPurchases(
  bought: DailyPurchases,
  coins: number,
  now: Date,
): DailyPurchaseRefusal | null {
  const { purchasesPerDay, coinsPerDay } = simulatedPurchaseLimits;
  const coinsLeft = Math.max(0, coinsPerDay - bought.coins);
  const isOneTooMany = bought.purchases >= purchasesPerDay;
  if (!isOneTooMany && coins <= coinsLeft) return null;
  const minutes = Math.ceil((dayBeganAt(now).getTime() + dayMs - now.getTime()) / 60_000);
  return {
    reason: isOneTooMany ? 'purchasesADay' : 'coinsADay',
    coinsLeft,
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
  };
}
