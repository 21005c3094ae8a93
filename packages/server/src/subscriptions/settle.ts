import {
  grantKey,
  looksAgainAt,
  type OrderQuote,
  type PurchasingMode,
  periodAt,
  periodBeginsAt,
  planOf,
  type Renewable,
  type SubscriptionNotice,
  stepRenewal,
} from '@mirror-studio/domain/economy';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../database/index.ts';
import { createPlanOrder } from '../payments/orders.ts';
import { noFacts } from '../payments/provider.ts';
import { settleHeld } from '../payments/settle.ts';
import { keepSubscription, type SubscriptionRow, toRenewable } from './store.ts';

/**
 * Brings a subscription that this transaction holds to what it is now: renews it where its month is over, or notes that this failed,
 * or ends it. Done again, also by a second worker, and whatever the clock did meanwhile, it pays and grants nothing twice.
 */
export async function settleSubscription(
  tx: Queryable,
  row: SubscriptionRow,
  mode: PurchasingMode,
  now: Date,
): Promise<SubscriptionRow> {
  if (row.state === 'ended') return row;
  const before = toRenewable(row);
  const { isPaid, isClosing } = await known(tx, row, periodAt(row.began_at, now));
  // Whoever is about to leave is not renewed.
  const asked = { ...before, isCancelled: before.isCancelled || isClosing };
  const { next, pays, notice } = stepRenewal(asked, now, { isPaid, canPay: mode === 'simulated' });
  if (pays) {
    const { monthlyCoins: coins, priceCents } = planOf(pays.plan);
    const quote = { item: pays.plan, coins, priceCents };
    await payMonth(tx, row, pays.period, quote, grantKey(row.id, pays.period), now);
  }
  const hasChanged = pays !== null || next.state !== before.state || next.period !== before.period;
  return keep(tx, row, { ...next, isCancelled: before.isCancelled }, { now, notice, isRevised: hasChanged });
}

const knownRow = v.object({ isPaid: v.boolean(), isClosing: v.boolean() });

async function known(tx: Queryable, { id, member }: SubscriptionRow, period: number) {
  const found = await tx.first(
    knownRow,
    sql`select
        exists (select from studio.orders where subscription_id = ${id} and period = ${period}) as "isPaid",
        exists (select from studio.account_deletions where member = ${member}) as "isClosing"`,
  );
  return found ?? { isPaid: false, isClosing: false };
}

/** Pays for a month of a subscription that this transaction holds, or adds to it, and grants its coins: once for each key. */
export async function payMonth(
  tx: Queryable,
  { id, member, began_at: beganAt }: SubscriptionRow,
  period: number,
  quote: OrderQuote,
  businessKey: string,
  now: Date,
): Promise<void> {
  const month = { from: periodBeginsAt(beganAt, period), until: periodBeginsAt(beganAt, period + 1) };
  const order = await createPlanOrder(
    tx,
    member,
    quote,
    { subscription: id, period, ...month, businessKey },
    now,
  );
  if (order) await settleHeld(tx, order, { ...noFacts, paidCents: quote.priceCents }, now);
}

interface Keeping {
  readonly now: Date;
  readonly isRevised: boolean;
  readonly notice?: SubscriptionNotice | null;
}

/** Keeps a subscription that this transaction holds as it is from now on. */
export function keep(
  tx: Queryable,
  row: SubscriptionRow,
  next: Renewable,
  { now, isRevised, notice = null }: Keeping,
): Promise<SubscriptionRow> {
  return keepSubscription(tx, row.id, {
    ...next,
    revision: row.revision + (isRevised ? 1 : 0),
    lookedAt: now,
    looksAt: looksAgainAt(next, now),
    notice,
  });
}
