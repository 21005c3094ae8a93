import { subscriptionPlans } from '@mirror-studio/domain/economy';
import type { EconomyModel } from './model.ts';

export const planAt = (which: number) => {
  const plan = subscriptionPlans[which % subscriptionPlans.length];
  if (!plan) throw new Error('There are no plans');
  return plan;
};
type Plan = ReturnType<typeof planAt>;

interface Subscribed {
  readonly plan: Plan;
  readonly next: Plan | null;
  readonly beganAt: number;
  readonly month: number;
  /** Of this month. */
  readonly paid: { readonly coins: number; readonly priceCents: number };
  readonly isCancelled: boolean;
  readonly isEnded: boolean;
}

/** When a month of it begins: on the day of the first, or the last day of a shorter month. */
function monthBegins(beganAt: number, month: number): number {
  const first = new Date(beganAt);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month + 1, 0)).getUTCDate();
  const day = Math.min(first.getUTCDate(), days);
  return Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month, day) + (beganAt % 86_400_000);
}

/** Subscriptions as arithmetic on plain figures. Says the code of the refusal that is due, or null where it is done. */
export function plansModel({ giveCoins }: Pick<EconomyModel, 'giveCoins'>) {
  const all = new Map<string, Subscribed>();

  /** As it is by now, and how many coins come with that: the month that runs is granted, and none between. */
  function renewed(one: Subscribed, now: number): readonly [Subscribed, coins: number] {
    let month = one.month;
    while (monthBegins(one.beganAt, month + 1) <= now) month += 1;
    if (one.isEnded || month === one.month) return [one, 0];
    if (one.isCancelled) return [{ ...one, isEnded: true }, 0];
    const plan = one.next ?? one.plan;
    const paid = { coins: plan.monthlyCoins, priceCents: plan.priceCents };
    return [{ ...one, plan, next: null, month, paid }, plan.monthlyCoins];
  }
  function keep(id: string, one: Subscribed, coins: number): null {
    all.set(id, one);
    giveCoins(id, coins);
    return null;
  }
  const current = (id: string, now: number) => {
    const one = all.get(id);
    return one && renewed(one, now);
  };

  return {
    subscribe(id: string, plan: Plan, now: number): string | null {
      const open = current(id, now)?.[0];
      if (open && !open.isEnded) return 'CONFLICT';
      const paid = { coins: plan.monthlyCoins, priceCents: plan.priceCents };
      const begun = { plan, next: null, beganAt: now, month: 0, paid, isCancelled: false, isEnded: false };
      return keep(id, begun, plan.monthlyCoins);
    },
    /** `isStale`: it is based on what was seen before something changed. */
    change(id: string, plan: Plan, isStale: boolean, now: number): string | null {
      const [one, granted] = current(id, now) ?? [];
      if (!one || granted === undefined) return 'NOT_FOUND';
      const hasRenewed = one !== all.get(id);
      if (one.isEnded || isStale || hasRenewed || one.isCancelled) return 'CONFLICT';
      if (plan.priceCents < one.plan.priceCents) return keep(id, { ...one, next: plan }, 0);
      const coins = Math.max(0, plan.monthlyCoins - one.paid.coins);
      const paid = {
        coins: one.paid.coins + coins,
        priceCents: Math.max(plan.priceCents, one.paid.priceCents),
      };
      return keep(id, { ...one, plan, next: null, paid }, coins);
    },
    cancel(id: string, isCancelled: boolean, now: number): string | null {
      const [one, granted] = current(id, now) ?? [];
      if (!one || granted === undefined) return 'NOT_FOUND';
      if (one.isEnded && !isCancelled) return 'CONFLICT';
      return keep(id, one.isEnded ? one : { ...one, isCancelled }, granted);
    },
    sweep(now: number): null {
      for (const [id, one] of all) keep(id, ...renewed(one, now));
      return null;
    },
    leave(id: string) {
      all.delete(id);
    },
  };
}
