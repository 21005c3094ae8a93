import {
  dollarsFromCents,
  isPlanItem,
  type LedgerReason,
  reversedCoins,
} from '@mirror-studio/domain/economy';
import { sql } from 'drizzle-orm';
import { at, type Database, type Queryable } from '../database/index.ts';
import type { Log } from '../http/index.ts';
import { holdBalance } from '../ledger/index.ts';
import { transfer } from '../ledger/transfer.ts';
import { type OrderRow, orderRow } from './orders.ts';
import type { PaymentFacts } from './provider.ts';

/**
 * Brings an order to what is known of its payment: notes the facts, and moves the coins that follow from all of them. So it does not
 * matter in which order they come, nor how often. Takes the facts; returns whether they are of an order of ours.
 */
export function settle(
  { db, log }: { readonly db: Database; readonly log: Log },
  facts: PaymentFacts,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const order = await holdOrder(tx, facts);
    if (!order) return false;
    if (facts.paidCents !== null && facts.paidCents !== order.price_cents) {
      log.error('A payment is not the price of its order', undefined, { order: order.id });
      return true;
    }
    await settleHeld(tx, order, facts, now);
    return true;
  });
}

/** The order of the facts, held until the transaction ends: of two who settle it the second sees what the first did. */
async function holdOrder(tx: Queryable, { order, session, payment }: PaymentFacts) {
  const names = [
    ['id::text', order],
    ['provider_session', session],
    ['provider_payment', payment],
  ] as const;
  for (const [column, name] of names) {
    if (name === null) continue;
    const found = await tx.first(
      orderRow,
      sql`select * from studio.orders where ${sql.raw(column)} = ${name} and provider <> 'simulated' for update`,
    );
    if (found) return found;
  }
  return undefined;
}

type Settled = Pick<PaymentFacts, 'paidCents' | 'isExpired' | 'refundedCents' | 'dispute'> &
  Partial<PaymentFacts>;

/** Settles an order that this transaction holds, or has made. */
export async function settleHeld(tx: Queryable, order: OrderRow, facts: Settled, now: Date): Promise<void> {
  const known = merged(order, facts, now);
  const before = { ...order, ...known };
  const transferId = order.paid_at === null && known.paid_at !== null ? await credit(tx, before, now) : null;
  const moved = await takeBack(tx, before, now);
  const hasReversed =
    known.refunded_cents !== order.refunded_cents || known.dispute_state !== order.dispute_state;
  await tx.run(
    sql`update studio.orders set
        state = ${stateOf(before)},
        provider_session = coalesce(provider_session, ${facts.session ?? null}),
        provider_payment = coalesce(provider_payment, ${facts.payment ?? null}),
        paid_at = ${known.paid_at && at(known.paid_at)}, expired_at = ${known.expired_at && at(known.expired_at)},
        refunded_cents = ${known.refunded_cents}, dispute_id = ${known.dispute_id},
        dispute_state = ${known.dispute_state},
        reversed_at = ${hasReversed ? at(now) : sql`reversed_at`},
        returned_coins = ${moved.returned}, owed_coins = ${moved.owed}, moves = ${moved.moves},
        transfer_id = coalesce(transfer_id, ${transferId})
      where id = ${order.id}`,
  );
}

/** What is known now and was known before: nothing that happened un-happens, and a dispute that ended does not begin again. */
function merged(order: OrderRow, { paidCents, isExpired, refundedCents, dispute }: Settled, now: Date) {
  const isNews = dispute !== null && (dispute.state !== 'open' || dispute.id !== order.dispute_id);
  return {
    paid_at: order.paid_at ?? (paidCents === null ? null : now),
    expired_at: order.expired_at ?? (isExpired ? now : null),
    refunded_cents: Math.max(order.refunded_cents, refundedCents),
    dispute_id: isNews ? dispute.id : order.dispute_id,
    dispute_state: isNews ? dispute.state : order.dispute_state,
  };
}

const isDisputed = ({ dispute_state }: OrderRow) => dispute_state === 'open' || dispute_state === 'lost';

function stateOf(order: OrderRow): OrderRow['state'] {
  if (order.paid_at === null) return order.expired_at === null ? 'created' : 'expired';
  if (isDisputed(order)) return 'disputed';
  return order.refunded_cents >= order.price_cents ? 'refunded' : 'paid';
}

async function credit(tx: Queryable, order: OrderRow, now: Date): Promise<string | null> {
  const price = dollarsFromCents(order.price_cents).toLocaleString('en', {
    style: 'currency',
    currency: 'USD',
  });
  const key = order.business_key ?? `order:${order.id}:paid`;
  if (isPlanItem(order.item)) {
    const note = `Simulated: ${order.coins} Mirror Coins of a subscription, ${price}; nothing was charged`;
    return move(tx, order, 'simulated_subscription', order.coins, note, key, now);
  }
  const what = `${order.coins} Mirror Coins for ${price}`;
  if (order.provider !== 'simulated') return move(tx, order, 'purchase', order.coins, what, key, now);
  const reason = order.item === 'tokens' ? 'simulated_checkout' : 'simulated_purchase';
  return move(tx, order, reason, order.coins, `Simulated: ${what}; nothing was charged`, key, now);
}

/** Takes back what does not belong to the order any more, as far as it is there, and gives back what belongs to it again. */
async function takeBack(tx: Queryable, order: OrderRow, now: Date) {
  const target =
    order.paid_at === null
      ? 0
      : reversedCoins({
          coins: order.coins,
          priceCents: order.price_cents,
          refundedCents: order.refunded_cents,
          isDisputed: isDisputed(order),
        });
  const { returned_coins: returned, moves } = order;
  const missing = target - returned;
  // Nobody's coins are taken for an account that was removed: what was left went back then.
  if (missing === 0 || order.member === null) return { returned, owed: 0, moves };
  const key = `order:${order.id}:${moves + 1}`;
  if (missing < 0) {
    const note = `${-missing} Mirror Coins given back: the dispute was decided for you`;
    await move(tx, order, 'purchase_restored', -missing, note, key, now);
    return { returned: target, owed: 0, moves: moves + 1 };
  }
  const { coins: available } = await holdBalance(tx, order.member);
  const taken = Math.min(missing, available);
  if (taken === 0) return { returned, owed: missing, moves };
  const [reason, why] = isDisputed(order)
    ? (['purchase_disputed', 'the payment is disputed'] as const)
    : (['purchase_refunded', 'the payment was refunded'] as const);
  await move(tx, order, reason, -taken, `${taken} Mirror Coins taken back: ${why}`, key, now);
  return { returned: returned + taken, owed: missing - taken, moves: moves + 1 };
}

/** Moves coins between the house and whoever ordered. An account that was removed gets nothing. */
async function move(
  tx: Queryable,
  { member }: OrderRow,
  reason: LedgerReason,
  coins: number,
  note: string,
  businessKey: string,
  now: Date,
): Promise<string | null> {
  if (member === null) return null;
  const legs = [
    { account: { house: 'issue' }, currency: 'coins', amount: -coins },
    { account: { member, purpose: 'available' }, currency: 'coins', amount: coins },
  ] as const;
  return transfer(tx, { member, reason, note, businessKey, legs }, now);
}
