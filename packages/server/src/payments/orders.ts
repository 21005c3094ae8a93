import { pageLimits } from '@mirror-studio/domain/constants/server';
import type { Order } from '@mirror-studio/domain/contract';
import {
  type OrderQuote,
  orderItems,
  orderStates,
  type PaymentProviderId,
  paymentProviders,
} from '@mirror-studio/domain/economy';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant, type Queryable, whole } from '../database/index.ts';
import { errors as texts } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { afterCursor, cursorAfter, momentOf } from '../http/request/cursor.ts';
import { isRowId } from '../http/request/ids.ts';

export const orderRow = v.object({
  id: v.string(),
  member: v.nullable(v.string()),
  item: v.picklist(orderItems),
  coins: whole,
  price_cents: whole,
  state: v.picklist(orderStates),
  provider: v.picklist(paymentProviders),
  provider_session: v.nullable(v.string()),
  provider_payment: v.nullable(v.string()),
  checkout_url: v.nullable(v.string()),
  created_at: instant,
  paid_at: v.nullable(instant),
  expired_at: v.nullable(instant),
  reversed_at: v.nullable(instant),
  refunded_cents: whole,
  dispute_id: v.nullable(v.string()),
  dispute_state: v.nullable(v.picklist(['open', 'won', 'lost'])),
  returned_coins: whole,
  owed_coins: whole,
  moves: whole,
  transfer_id: v.nullable(v.string()),
  period_from: v.nullable(instant),
  period_until: v.nullable(instant),
  business_key: v.nullable(v.string()),
});
export type OrderRow = v.InferOutput<typeof orderRow>;

const noSuch = () => new HttpError('NOT_FOUND', texts.notFound);

/** Writes down an order; returns its id. In the caller's transaction. */
export async function createOrder(
  tx: Queryable,
  member: string,
  { item, coins, priceCents }: OrderQuote,
  provider: PaymentProviderId,
  now: Date,
): Promise<string> {
  const id = crypto.randomUUID();
  await tx.run(
    sql`insert into studio.orders (id, member, item, coins, price_cents, provider, created_at)
      values (${id}, ${member}, ${item}, ${coins}, ${priceCents}, ${provider}, ${at(now)})`,
  );
  return id;
}

/** The month of a subscription that an order pays. */
interface OfSubscription {
  readonly subscription: string;
  readonly period: number;
  readonly from: Date;
  readonly until: Date;
  /** Of the transfer that grants it. */
  readonly businessKey: string;
}

/** Writes down the order of a month; returns it, or undefined where there is one with its key already. In the caller's transaction. */
export function createPlanOrder(
  tx: Queryable,
  member: string,
  { item, coins, priceCents }: OrderQuote,
  { subscription, period, from, until, businessKey }: OfSubscription,
  now: Date,
): Promise<OrderRow | undefined> {
  return tx.first(
    orderRow,
    sql`insert into studio.orders (id, member, item, coins, price_cents, provider, created_at, subscription_id, period,
        period_from, period_until, business_key)
      values (${crypto.randomUUID()}, ${member}, ${item}, ${coins}, ${priceCents}, 'simulated', ${at(now)}, ${subscription},
        ${period}, ${at(from)}, ${at(until)}, ${businessKey})
      on conflict (business_key) do nothing returning *`,
  );
}

/** An order of a member. Throws HttpError NOT_FOUND for one that is somebody else's or nowhere. */
export async function orderOf(db: Queryable, member: string, id: string): Promise<OrderRow> {
  const row = isRowId(id)
    ? await db.first(orderRow, sql`select * from studio.orders where id = ${id} and member = ${member}`)
    : undefined;
  if (!row) throw noSuch();
  return row;
}

/** Keeps where an order is paid; what is kept already stays. */
export async function keepCheckout(
  db: Queryable,
  id: string,
  { session, url }: { readonly session: string; readonly url: string },
): Promise<void> {
  await db.run(
    sql`update studio.orders set provider_session = coalesce(provider_session, ${session}),
        checkout_url = coalesce(checkout_url, ${url}) where id = ${id}`,
  );
}

const foundRow = v.object({ ...orderRow.entries, moment: v.string() });

/** A page of what a member ordered, the last first. Throws HttpError INPUT_INVALID for a cursor that was never given out. */
export async function ordersPage(
  db: Queryable,
  member: string,
  asked: { readonly cursor?: string | undefined; readonly limit?: number | undefined },
) {
  const rows = Math.min(asked.limit ?? pageLimits.orders, pageLimits.orders);
  const found = await db.all(
    foundRow,
    sql`select *, ${momentOf(sql`created_at`)} from studio.orders
      where member = ${member} ${afterCursor(asked.cursor, sql`created_at`)}
      order by created_at desc, id desc limit ${rows + 1}`,
  );
  return { orders: found.slice(0, rows).map(toOrder), nextCursor: cursorAfter(found, rows) };
}

/** An order as the contract says it. */
export function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    item: row.item,
    coins: row.coins,
    priceCents: row.price_cents,
    ...(row.period_from &&
      row.period_until && {
        period: { from: row.period_from.toISOString(), until: row.period_until.toISOString() },
      }),
    state: row.state,
    isSimulated: row.provider === 'simulated',
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    reversedAt: row.reversed_at?.toISOString() ?? null,
    refundedCents: row.refunded_cents,
    returnedCoins: row.returned_coins,
    owedCoins: row.owed_coins,
    checkoutUrl: row.state === 'created' ? row.checkout_url : null,
    transferId: row.transfer_id,
  };
}
