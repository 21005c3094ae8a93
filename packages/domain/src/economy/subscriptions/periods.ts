/**
 * (decisions) When the nth month of a subscription begins: the same day and time of day as the first, in UTC, so that no change of a
 * clock in spring or autumn moves it. Where a month has no such day, its last one; the month after has it again.
 *
 * @param beganAt - When the first month began.
 * @param period - Which month, from 0.
 * @returns Its first moment; the month ends where the next one begins.
 */
export function periodBeginsAt(beganAt: Date, period: number): Date {
  const begins = new Date(beganAt);
  const day = beganAt.getUTCDate();
  begins.setUTCDate(1);
  begins.setUTCMonth(begins.getUTCMonth() + period);
  const daysOfMonth = new Date(Date.UTC(begins.getUTCFullYear(), begins.getUTCMonth() + 1, 0)).getUTCDate();
  begins.setUTCDate(Math.min(day, daysOfMonth));
  return begins;
}

/**
 * (decisions) Which month of a subscription runs at a moment.
 *
 * @param beganAt - When the first month began.
 * @param now - The moment.
 * @returns From 0; 0 also before the beginning, since a clock may go back.
 */
export function periodAt(beganAt: Date, now: Date): number {
  const months =
    (now.getUTCFullYear() - beganAt.getUTCFullYear()) * 12 + now.getUTCMonth() - beganAt.getUTCMonth();
  const period = periodBeginsAt(beganAt, months) > now ? months - 1 : months;
  return Math.max(0, period);
}

/**
 * (decisions) The business key of what a month grants: it is granted once, whoever asks, however often.
 *
 * @param id - Of the subscription.
 * @param period - Which month, from 0.
 * @returns The key.
 */
export const grantKey = (id: string, period: number): string => `subscription:${id}:${period}`;

/**
 * (decisions) The business key of what a dearer plan adds to a month that runs.
 *
 * @param id - Of the subscription.
 * @param period - Which month, from 0.
 * @param plan - The plan that was changed to.
 * @returns The key.
 */
export const upgradeKey = (id: string, period: number, plan: string): string =>
  `${grantKey(id, period)}:${plan}`;
