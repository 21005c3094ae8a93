import {
  type PurchasingMode,
  planChange,
  planOf,
  type SubscriptionPlanId,
  upgradeKey,
} from '@mirror-studio/domain/economy';
import type { Language } from '@mirror-studio/domain/texts';
import { lockMember, type Queryable } from '../database/index.ts';
import { errors, refusals } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { keep, payMonth, settleSubscription } from './settle.ts';
import { addSubscription, holdNewest, paidFor, type SubscriptionRow, toRenewable } from './store.ts';

/** Whose subscription is changed, and what holds there. */
export interface Changing {
  readonly member: string;
  readonly mode: PurchasingMode;
  readonly now: Date;
}

function refuseUnlessSimulated(mode: PurchasingMode): void {
  if (mode === 'live') throw new HttpError('FORBIDDEN', refusals.subscriptionsNotLive);
  if (mode === 'disabled') throw new HttpError('FORBIDDEN', refusals.purchasingDisabled);
}

/** The newest subscription of a member as it is now, held. Throws HttpError NOT_FOUND where there never was one. */
async function current(tx: Queryable, { member, mode, now }: Changing): Promise<SubscriptionRow> {
  await lockMember(tx, member, 'subscriptions');
  const held = await holdNewest(tx, member);
  if (!held) throw new HttpError('NOT_FOUND', errors.notFound);
  return settleSubscription(tx, held, mode, now);
}

/** Begins a subscription, its first month paid and granted. Throws HttpError where it cannot be paid, or there is one. */
export async function subscribe(
  tx: Queryable,
  asked: Changing & { readonly plan: SubscriptionPlanId; readonly language: Language },
): Promise<SubscriptionRow> {
  const { member, mode, now } = asked;
  refuseUnlessSimulated(mode);
  await lockMember(tx, member, 'subscriptions');
  const held = await holdNewest(tx, member);
  if (held && (await settleSubscription(tx, held, mode, now)).state !== 'ended')
    throw new HttpError('CONFLICT', refusals.subscriptionOpen);
  return settleSubscription(tx, await addSubscription(tx, asked, now), mode, now);
}

/** Changes the plan (`planChange`). Throws HttpError where it is not what was seen, or cannot be changed as it is. */
export async function changePlan(
  tx: Queryable,
  asked: Changing & { readonly plan: SubscriptionPlanId; readonly basedOn: number },
): Promise<SubscriptionRow> {
  const { plan, basedOn, mode, now } = asked;
  const row = await current(tx, asked);
  if (row.state === 'ended') throw new HttpError('CONFLICT', refusals.subscriptionEnded);
  if (row.state === 'pastDue') throw new HttpError('CONFLICT', refusals.subscriptionPastDue);
  if (row.revision !== basedOn) throw new HttpError('CONFLICT', refusals.subscriptionChanged);
  if (row.is_cancelled) throw new HttpError('CONFLICT', refusals.subscriptionCancelled);
  const before = toRenewable(row);
  const change = planChange(before, await paidFor(tx, row.id, row.period), plan);
  if (change.kind === 'none') return row;
  if (change.kind !== 'now') {
    const nextPlan = change.kind === 'later' ? plan : null;
    return keep(tx, row, { ...before, nextPlan }, { now, isRevised: true });
  }
  refuseUnlessSimulated(mode);
  const { dueCents: priceCents, coins } = change;
  if (priceCents > 0 && coins > 0)
    await payMonth(
      tx,
      row,
      row.period,
      { item: planOf(plan).id, coins, priceCents },
      upgradeKey(row.id, row.period, plan),
      now,
    );
  return keep(tx, row, { ...before, plan, nextPlan: null }, { now, isRevised: true });
}

/** Ends a subscription with its month, or at once where its renewal failed: there is no month that was paid. */
export async function cancel(tx: Queryable, asked: Changing): Promise<SubscriptionRow> {
  const row = await current(tx, asked);
  const { now } = asked;
  if (row.state === 'ended' || row.is_cancelled) return row;
  const before = toRenewable(row);
  const next =
    row.state === 'pastDue'
      ? { ...before, state: 'ended' as const, nextPlan: null, endedAt: now, isCancelled: true }
      : { ...before, isCancelled: true };
  return keep(tx, row, next, { now, isRevised: true });
}

/** Takes a cancellation back. Throws HttpError CONFLICT for what has ended. */
export async function resume(tx: Queryable, asked: Changing): Promise<SubscriptionRow> {
  const row = await current(tx, asked);
  if (row.state === 'ended') throw new HttpError('CONFLICT', refusals.subscriptionEnded);
  if (!row.is_cancelled) return row;
  return keep(tx, row, { ...toRenewable(row), isCancelled: false }, { now: asked.now, isRevised: true });
}
