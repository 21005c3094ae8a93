import { type CoinPackageId, coinPackages, quoteCheckout, tokenPacks } from './purchases.ts';
import { type SubscriptionPlanId, subscriptionPlanIds } from './subscriptions/plans.ts';

/** Who takes the money: nobody, while purchases are simulated, or a provider with a page of its own (decisions: purchasing). */
export const paymentProviders = ['simulated', 'stripe'] as const;
export type PaymentProviderId = (typeof paymentProviders)[number];

/**
 * Decided: what becomes of an order. `created`: it is not paid yet. `expired`: it was not paid in time. `refunded` and `disputed`:
 * it was paid, and the money went back, or is asked back.
 */
export const orderStates = ['created', 'paid', 'refunded', 'disputed', 'expired'] as const;
export type OrderState = (typeof orderStates)[number];

/** What can be ordered: a package, tokens by a pack or an amount, or a month of a plan. */
export const orderItems = [...coinPackages.map(({ id }) => id), 'tokens', ...subscriptionPlanIds] as const;
export type OrderItem = CoinPackageId | 'tokens' | SubscriptionPlanId;

/**
 * Says whether what was ordered is a month of a plan (decisions). Takes the item.
 *
 * @returns True or false.
 */
export function isPlanItem(item: OrderItem): item is SubscriptionPlanId {
  return (subscriptionPlanIds as readonly OrderItem[]).includes(item);
}

/** What is bought: the item, whole coins with their bonus, and whole cents. */
export interface OrderQuote {
  readonly item: OrderItem;
  readonly coins: number;
  readonly priceCents: number;
}

/**
 * What a package is ordered as (§7). Takes the whole coins and the whole cents that were shown.
 *
 * @returns Null where no package has those coins at that price.
 */
export function quotePackage(coins: number, priceCents: number): OrderQuote | null {
  const found = coinPackages.find((one) => one.coins === coins && one.priceCents === priceCents);
  return found ? { item: found.id, coins, priceCents } : null;
}

/**
 * What an amount is ordered as (§5, §7).
 *
 * @param priceCents - Whole cents.
 * @returns Null where the amount is not for sale.
 */
export function quoteAmount(priceCents: number): OrderQuote | null {
  const quote = quoteCheckout(priceCents);
  return quote && { item: 'tokens', coins: quote.totalTokens, priceCents };
}

/** What the shop has on its shelves, in their order: the packages and the packs, all of this catalogue (§9). */
export const shopShelves: {
  readonly packages: readonly OrderQuote[];
  readonly packs: readonly OrderQuote[];
} = {
  packages: coinPackages.map(({ id, coins, priceCents }) => ({ item: id, coins, priceCents })),
  packs: tokenPacks.flatMap(({ priceCents }) => quoteAmount(priceCents) ?? []),
};

/** What of an order has come back to whoever paid: whole cents, and whether all of it is disputed. */
export interface OrderReversal {
  readonly coins: number;
  readonly priceCents: number;
  readonly refundedCents: number;
  readonly isDisputed: boolean;
}

/**
 * The coins that do not belong to an order any more (decisions: purchasing): all of a disputed one, of a refunded one the
 * same part as of the price, rounded down for whoever paid.
 *
 * @returns Whole coins, from 0 to those of the order.
 */
export function reversedCoins({ coins, priceCents, refundedCents, isDisputed }: OrderReversal): number {
  if (isDisputed || refundedCents >= priceCents) return coins;
  return Math.floor((coins * Math.max(0, refundedCents)) / priceCents);
}

/** Decided: how long an order waits for its payment before the server looks for the last time, and how often it looks. */
export const orderLimits = {
  opensMs: 25 * 3_600_000,
  sweepMs: 600_000,
  sweptAtOnce: 50,
  checkEveryMs: 3_000,
} as const;

/** Decided: the parameter of the success page's address that names the order. */
export const orderParam = 'order';
