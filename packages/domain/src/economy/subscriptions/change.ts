import { planOf, type SubscriptionPlanId } from './plans.ts';
import type { Renewable } from './renewal.ts';

/** What was paid for the month that runs, and what it granted: whole cents, whole coins. */
export interface PaidPeriod {
  readonly priceCents: number;
  readonly coins: number;
}

/**
 * What a change of plan does. `none`: it is as it is. `later`: from the next month on, and nothing is due. `now`: at once, and the
 * difference to what was paid for this month is due, and granted. `keep`: takes back a change that was to come.
 */
export type PlanChange =
  | { readonly kind: 'none' | 'later' | 'keep' }
  | { readonly kind: 'now'; readonly dueCents: number; readonly coins: number };

/**
 * (decisions) What a change to another plan does, as it is shown before and as it is then done.
 *
 * @param subscription - The subscription, which is not past due.
 * @param paid - What was paid for the month that runs.
 * @param next - The plan to change to.
 * @returns The change.
 */
export function planChange(
  { plan, nextPlan }: Pick<Renewable, 'plan' | 'nextPlan'>,
  paid: PaidPeriod,
  next: SubscriptionPlanId,
): PlanChange {
  if (next === plan) return { kind: nextPlan === null ? 'none' : 'keep' };
  const { priceCents, monthlyCoins } = planOf(next);
  if (priceCents < planOf(plan).priceCents) return { kind: nextPlan === next ? 'none' : 'later' };
  return {
    kind: 'now',
    dueCents: Math.max(0, priceCents - paid.priceCents),
    coins: Math.max(0, monthlyCoins - paid.coins),
  };
}
