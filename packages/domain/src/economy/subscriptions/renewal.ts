import { periodAt, periodBeginsAt } from './periods.ts';
import { type SubscriptionPlanId, subscriptionLimits } from './plans.ts';

/** Decided: `pastDue`: its month is over and the next could not be paid yet. `ended`: for good; another one can be begun. */
export const subscriptionStates = ['active', 'pastDue', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** What a subscription is told of by mail. */
export const subscriptionNotices = ['renewalFailed', 'renewalDone', 'renewalEnded'] as const;
export type SubscriptionNotice = (typeof subscriptionNotices)[number];

/** A subscription as far as time changes it. */
export interface Renewable {
  readonly state: SubscriptionState;
  readonly plan: SubscriptionPlanId;
  /** What it goes on as with the next month; null: as it is. */
  readonly nextPlan: SubscriptionPlanId | null;
  readonly beganAt: Date;
  /** The last month that was paid, from 0. */
  readonly period: number;
  /** It ends with its month. */
  readonly isCancelled: boolean;
  /** When its renewal failed first; null while nothing fails. */
  readonly failedAt: Date | null;
  readonly endedAt: Date | null;
}

/** What is known besides. */
export interface RenewalFacts {
  /** The month that runs now has been paid. */
  readonly isPaid: boolean;
  /** It can be paid now. */
  readonly canPay: boolean;
}

/** What becomes of a subscription at a moment. */
export interface RenewalStep {
  readonly next: Renewable;
  /** The month that is to be paid and granted; null: none. */
  readonly pays: { readonly period: number; readonly plan: SubscriptionPlanId } | null;
  /** What its owner is told; null: nothing. */
  readonly notice: SubscriptionNotice | null;
}

/**
 * (decisions) What becomes of a subscription at a moment. The month that runs now is renewed; months that nobody looked after are
 * neither charged nor granted. It does not matter how often it is asked, nor whether the clock went forward or back meanwhile: a month
 * that is paid is not paid again, and an end stays an end.
 *
 * @param before - The subscription.
 * @param now - The moment.
 * @param facts - What is known of the month that runs then (`periodAt`).
 * @returns What it is then, and what is to be done in the same breath.
 */
export function stepRenewal(before: Renewable, now: Date, { isPaid, canPay }: RenewalFacts): RenewalStep {
  const still = (next: Renewable, notice: SubscriptionNotice | null = null): RenewalStep => ({
    next,
    pays: null,
    notice,
  });
  if (before.state === 'ended') return still(before);
  const period = periodAt(before.beganAt, now);
  if (isPaid) return still({ ...before, state: 'active', period, failedAt: null });
  if (before.isCancelled)
    return still(
      period > before.period ? ended(before, periodBeginsAt(before.beganAt, before.period + 1)) : before,
    );
  if (canPay) {
    const plan = before.nextPlan ?? before.plan;
    return {
      next: { ...before, state: 'active', plan, nextPlan: null, period, failedAt: null },
      pays: { period, plan },
      notice: before.state === 'pastDue' ? 'renewalDone' : null,
    };
  }
  // A clock that went back makes the days of grace no longer.
  const failedAt = before.failedAt !== null && before.failedAt < now ? before.failedAt : now;
  if (now.getTime() - failedAt.getTime() >= subscriptionLimits.graceMs)
    return still(ended({ ...before, failedAt }, now), 'renewalEnded');
  return still({ ...before, state: 'pastDue', failedAt }, before.failedAt === null ? 'renewalFailed' : null);
}

const ended = (before: Renewable, endedAt: Date): Renewable => ({
  ...before,
  state: 'ended',
  nextPlan: null,
  endedAt,
});

/**
 * (decisions) Until when a renewal that failed can still be made.
 *
 * @param failedAt - When it failed first.
 * @returns The moment.
 */
export const graceEndsAt = (failedAt: Date): Date =>
  new Date(failedAt.getTime() + subscriptionLimits.graceMs);

/**
 * (decisions) When a subscription is to be looked at again.
 *
 * @param subscription - It.
 * @param now - The moment at which it was looked at.
 * @returns The moment, or null for one that has ended.
 */
export function looksAgainAt({ state, beganAt, period, failedAt }: Renewable, now: Date): Date | null {
  if (state === 'ended') return null;
  if (state === 'active' || failedAt === null) return periodBeginsAt(beganAt, period + 1);
  const again = new Date(now.getTime() + subscriptionLimits.retryMs);
  const end = graceEndsAt(failedAt);
  return again < end ? again : end;
}
