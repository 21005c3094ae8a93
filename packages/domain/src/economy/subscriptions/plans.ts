/**
 * A plan. The specification gives no prices: coins and price are placeholders to be confirmed, and nothing is charged (§9, decisions).
 * Its name and description are texts: `subscriptions.<id>Name`.
 */
export interface SubscriptionPlan {
  readonly id: 'glass' | 'silver' | 'obsidian';
  readonly monthlyCoins: number;
  readonly priceCents: number;
  readonly confirmed: boolean;
}
export type SubscriptionPlanId = SubscriptionPlan['id'];

/** The plans, the cheapest first. */
export const subscriptionPlans: readonly SubscriptionPlan[] = [
  { id: 'glass', monthlyCoins: 110, priceCents: 999, confirmed: false },
  { id: 'silver', monthlyCoins: 240, priceCents: 1_999, confirmed: false },
  { id: 'obsidian', monthlyCoins: 520, priceCents: 3_999, confirmed: false },
];
export const subscriptionPlanIds = ['glass', 'silver', 'obsidian'] as const;

/**
 * (decisions) A plan by its id.
 *
 * @param id - The id.
 * @returns The plan.
 * @throws RangeError for an id that the catalogue has not.
 */
export function planOf(id: SubscriptionPlanId): SubscriptionPlan {
  const found = subscriptionPlans.find((plan) => plan.id === id);
  if (!found) throw new RangeError(`No plan: ${id}`);
  return found;
}

/**
 * Decided: how long a renewal that failed may still be made, how often it is tried meanwhile, and how often the server looks for what
 * is due, and at how much at once.
 */
export const subscriptionLimits = {
  graceDays: 7,
  graceMs: 7 * 86_400_000,
  retryMs: 86_400_000,
  sweepMs: 60_000,
  sweptAtOnce: 100,
  mailAgainMs: 600_000,
} as const;
