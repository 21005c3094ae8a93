import type { Subscription } from '@mirror-studio/domain/contract';
import {
  graceEndsAt,
  type PaidPeriod,
  periodBeginsAt,
  type Renewable,
  type SubscriptionNotice,
  type SubscriptionPlanId,
  subscriptionPlanIds,
  subscriptionStates,
} from '@mirror-studio/domain/economy';
import type { Language } from '@mirror-studio/domain/texts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant, type Queryable, whole } from '../database/index.ts';

const plan = v.picklist(subscriptionPlanIds);

export const subscriptionRow = v.object({
  id: v.string(),
  member: v.string(),
  plan,
  next_plan: v.nullable(plan),
  state: v.picklist(subscriptionStates),
  began_at: instant,
  period: whole,
  is_cancelled: v.boolean(),
  failed_at: v.nullable(instant),
  ended_at: v.nullable(instant),
  revision: whole,
});
export type SubscriptionRow = v.InferOutput<typeof subscriptionRow>;

/** Writes a subscription down, whose first month is still to be paid; returns it. In the caller's transaction. */
export async function addSubscription(
  tx: Queryable,
  given: { readonly member: string; readonly plan: SubscriptionPlanId; readonly language: Language },
  now: Date,
): Promise<SubscriptionRow> {
  const added = await tx.first(
    subscriptionRow,
    sql`insert into studio.subscriptions (id, member, plan, provider, began_at, looked_at, looks_at, language)
      values (${crypto.randomUUID()}, ${given.member}, ${given.plan}, 'simulated', ${at(now)}, ${at(now)}, ${at(now)},
        ${given.language}) returning *`,
  );
  if (!added) throw new Error('The subscription was not written');
  return added;
}

/** The subscription of a member, or the last one that ended. */
export function newestSubscription(db: Queryable, member: string): Promise<SubscriptionRow | undefined> {
  return db.first(
    subscriptionRow,
    sql`select * from studio.subscriptions where member = ${member} order by began_at desc, (state = 'ended') limit 1`,
  );
}

/** The same, held until the transaction ends. */
export function holdNewest(tx: Queryable, member: string): Promise<SubscriptionRow | undefined> {
  return tx.first(
    subscriptionRow,
    sql`select * from studio.subscriptions where member = ${member} order by began_at desc, (state = 'ended') limit 1
      for update`,
  );
}

/** A subscription by its id, held until the transaction ends. */
export function holdSubscription(tx: Queryable, id: string): Promise<SubscriptionRow | undefined> {
  return tx.first(subscriptionRow, sql`select * from studio.subscriptions where id = ${id} for update`);
}

/** What time changes of it. */
export const toRenewable = (row: SubscriptionRow): Renewable => ({
  state: row.state,
  plan: row.plan,
  nextPlan: row.next_plan,
  beganAt: row.began_at,
  period: row.period,
  isCancelled: row.is_cancelled,
  failedAt: row.failed_at,
  endedAt: row.ended_at,
});

interface Kept extends Renewable {
  readonly revision: number;
  /** When it was looked at, and is to be again. */
  readonly lookedAt: Date;
  readonly looksAt: Date | null;
  /** Null: nothing new, and what is still to be told stays. */
  readonly notice: SubscriptionNotice | null;
}

/** Keeps what became of a subscription that this transaction holds; returns it. */
export async function keepSubscription(tx: Queryable, id: string, kept: Kept): Promise<SubscriptionRow> {
  const moment = (given: Date | null) => (given ? at(given) : sql`null`);
  const row = await tx.first(
    subscriptionRow,
    sql`update studio.subscriptions set
        plan = ${kept.plan}, next_plan = ${kept.nextPlan}, state = ${kept.state}, period = ${kept.period},
        is_cancelled = ${kept.isCancelled}, failed_at = ${moment(kept.failedAt)}, ended_at = ${moment(kept.endedAt)},
        looked_at = ${at(kept.lookedAt)}, looks_at = ${moment(kept.looksAt)}, revision = ${kept.revision},
        notice = coalesce(${kept.notice}, notice),
        notice_claimed_at = case when ${kept.notice}::text is null then notice_claimed_at end
      where id = ${id} returning *`,
  );
  if (!row) throw new Error('The subscription is not there any more');
  return row;
}

const paidRow = v.object({ coins: whole, cents: whole });

/** What was paid for a month of it, and granted. */
export async function paidFor(db: Queryable, id: string, period: number): Promise<PaidPeriod> {
  const found = await db.first(
    paidRow,
    sql`select coalesce(sum(coins), 0) as coins, coalesce(sum(price_cents), 0) as cents
      from studio.orders where subscription_id = ${id} and period = ${period}`,
  );
  return { coins: found?.coins ?? 0, priceCents: found?.cents ?? 0 };
}

/** A subscription as the contract says it. */
export async function toSubscription(db: Queryable, row: SubscriptionRow): Promise<Subscription> {
  const paid = await paidFor(db, row.id, row.period);
  return {
    id: row.id,
    plan: row.plan,
    nextPlan: row.next_plan,
    state: row.state,
    isSimulated: true,
    isCancelled: row.is_cancelled,
    beganAt: row.began_at.toISOString(),
    periodFrom: periodBeginsAt(row.began_at, row.period).toISOString(),
    periodUntil: periodBeginsAt(row.began_at, row.period + 1).toISOString(),
    paidCents: paid.priceCents,
    grantedCoins: paid.coins,
    graceUntil: row.state === 'pastDue' && row.failed_at ? graceEndsAt(row.failed_at).toISOString() : null,
    endedAt: row.ended_at?.toISOString() ?? null,
    revision: row.revision,
  };
}
