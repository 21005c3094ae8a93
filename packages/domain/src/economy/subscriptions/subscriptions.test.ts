import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  graceEndsAt,
  grantKey,
  looksAgainAt,
  periodAt,
  periodBeginsAt,
  planChange,
  planOf,
  type Renewable,
  stepRenewal,
  subscriptionLimits,
  subscriptionPlanIds,
  subscriptionPlans,
  upgradeKey,
} from './index.ts';

const at = (text: string) => new Date(`${text}Z`);
const anyMoment = fc.date({
  min: at('2000-01-01T00:00:00'),
  max: at('2100-01-01T00:00:00'),
  noInvalidDate: true,
});
const anyPeriod = fc.nat({ max: 240 });
const hourMs = 3_600_000;

describe('the catalogue', () => {
  test('has three plans, the cheapest first, each a placeholder in whole coins and cents', () => {
    expect(subscriptionPlans.map(({ id }) => id)).toEqual([...subscriptionPlanIds]);
    const prices = subscriptionPlans.map(({ priceCents }) => priceCents);
    const coins = subscriptionPlans.map(({ monthlyCoins }) => monthlyCoins);
    expect(prices).toEqual([...new Set(prices)].toSorted((a, b) => a - b));
    expect(coins).toEqual([...new Set(coins)].toSorted((a, b) => a - b));
    expect([...prices, ...coins].every((amount) => Number.isSafeInteger(amount) && amount > 0)).toBe(true);
    expect(subscriptionPlans.every(({ confirmed }) => !confirmed)).toBe(true);
    for (const plan of subscriptionPlans) expect(planOf(plan.id)).toBe(plan);
    expect(() => planOf('gold' as 'glass')).toThrow('No plan: gold');
  });
});

describe('periods', () => {
  test('one that begins on the 31st renews on the last day of shorter months and goes back to the 31st', () => {
    const begins = Array.from({ length: 14 }, (_, n) => periodBeginsAt(at('2027-01-31T09:30:00.123'), n));
    expect(begins.map((each) => each.toISOString().slice(0, 10))).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
      '2027-06-30',
      '2027-07-31',
      '2027-08-31',
      '2027-09-30',
      '2027-10-31',
      '2027-11-30',
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
    ]);
    expect(new Set(begins.map((each) => each.toISOString().slice(10)))).toEqual(new Set(['T09:30:00.123Z']));
  });

  test('the 29th of February comes back every fourth year', () => {
    const leap = at('2028-02-29T00:00:00');
    expect(periodBeginsAt(leap, 12)).toEqual(at('2029-02-28T00:00:00'));
    expect(periodBeginsAt(leap, 48)).toEqual(at('2032-02-29T00:00:00'));
  });

  test.each(['2026-03-29T01:30:00', '2026-10-25T00:30:00', '2026-03-08T07:30:00'])(
    'no change of clocks at %s moves a beginning',
    (beginning) => {
      for (let n = 0; n < 24; n += 1)
        expect(periodBeginsAt(at(beginning), n).toISOString().slice(11)).toBe(`${beginning.slice(11)}.000Z`);
    },
  );

  test('every moment from the beginning on is in exactly one period', () => {
    fc.assert(
      fc.property(anyMoment, anyPeriod, (began, n) => {
        const [first, next] = [periodBeginsAt(began, n), periodBeginsAt(began, n + 1)];
        expect(periodAt(began, first)).toBe(n);
        expect(periodAt(began, new Date(next.getTime() - 1))).toBe(n);
        expect(periodAt(began, next)).toBe(n + 1);
        const days = (next.getTime() - first.getTime()) / 86_400_000;
        expect([28, 29, 30, 31]).toContain(days);
      }),
    );
  });

  test('before the beginning it is the first', () => {
    expect(periodAt(at('2026-05-31T10:00:00'), at('2026-05-31T09:00:00'))).toBe(0);
    expect(periodAt(at('2026-05-31T10:00:00'), at('2020-01-01T00:00:00'))).toBe(0);
  });

  test('each grant has a key of its own', () => {
    expect(grantKey('a', 3)).toBe('subscription:a:3');
    expect(upgradeKey('a', 3, 'silver')).toBe('subscription:a:3:silver');
  });
});

const begun: Renewable = {
  state: 'active',
  plan: 'silver',
  nextPlan: null,
  beganAt: at('2026-08-31T12:00:00'),
  period: 0,
  isCancelled: false,
  failedAt: null,
  endedAt: null,
};
const unpaid = { isPaid: false, canPay: true } as const;
const refused = { isPaid: false, canPay: false } as const;
const paid = { isPaid: true, canPay: true } as const;
const renews = at('2026-09-30T12:00:00');

describe('a renewal', () => {
  test('is not due before its moment, and is paid in it', () => {
    expect(stepRenewal(begun, new Date(renews.getTime() - 1), paid)).toEqual({
      next: begun,
      pays: null,
      notice: null,
    });
    expect(stepRenewal(begun, renews, unpaid)).toEqual({
      next: { ...begun, period: 1 },
      pays: { period: 1, plan: 'silver' },
      notice: null,
    });
    expect(looksAgainAt(begun, begun.beganAt)).toEqual(renews);
    expect(looksAgainAt({ ...begun, period: 1 }, renews)).toEqual(at('2026-10-31T12:00:00'));
  });

  test('brings the plan that was to come', () => {
    const { next, pays } = stepRenewal({ ...begun, nextPlan: 'glass' }, renews, unpaid);
    expect(pays).toEqual({ period: 1, plan: 'glass' });
    expect(next).toMatchObject({ plan: 'glass', nextPlan: null });
  });

  test('months that nobody looked after are left out', () => {
    expect(stepRenewal(begun, at('2027-03-31T12:00:00'), unpaid)).toMatchObject({
      pays: { period: 7 },
      next: { period: 7 },
    });
  });

  test('cancelled, it ends when its month does, however late that is seen', () => {
    const cancelled = { ...begun, isCancelled: true, nextPlan: 'glass' } as const;
    expect(stepRenewal(cancelled, new Date(renews.getTime() - 1), paid).next).toEqual(cancelled);
    for (const now of [renews, at('2027-02-01T00:00:00')]) {
      expect(stepRenewal(cancelled, now, unpaid)).toEqual({
        next: { ...cancelled, state: 'ended', nextPlan: null, endedAt: renews },
        pays: null,
        notice: null,
      });
    }
  });

  test('cancelled, it pays no month that was left out before, where the clock goes back to it', () => {
    const jumped = { ...begun, period: 3, isCancelled: true };
    expect(stepRenewal(jumped, at('2026-10-15T00:00:00'), unpaid)).toEqual({
      next: jumped,
      pays: null,
      notice: null,
    });
  });

  test('that fails has days of grace, is told once, and ends with them', () => {
    const failed = stepRenewal(begun, renews, refused);
    expect(failed).toEqual({
      next: { ...begun, state: 'pastDue', failedAt: renews },
      pays: null,
      notice: 'renewalFailed',
    });
    const nextDay = new Date(renews.getTime() + subscriptionLimits.retryMs);
    expect(looksAgainAt(failed.next, renews)).toEqual(nextDay);
    expect(stepRenewal(failed.next, nextDay, refused)).toEqual({ ...failed, notice: null });
    const over = graceEndsAt(renews);
    const last = new Date(over.getTime() - 1);
    expect(stepRenewal(failed.next, last, refused).next.state).toBe('pastDue');
    expect(looksAgainAt(failed.next, last)).toEqual(over);
    expect(stepRenewal(failed.next, over, refused)).toEqual({
      next: { ...failed.next, state: 'ended', endedAt: over },
      pays: null,
      notice: 'renewalEnded',
    });
  });

  test('that is made in its grace is told, and keeps its day', () => {
    const failed = stepRenewal(begun, renews, refused).next;
    const made = stepRenewal(failed, at('2026-10-03T00:00:00'), unpaid);
    expect(made).toEqual({
      next: { ...begun, period: 1 },
      pays: { period: 1, plan: 'silver' },
      notice: 'renewalDone',
    });
    expect(looksAgainAt(made.next, renews)).toEqual(at('2026-10-31T12:00:00'));
  });

  test('a clock that goes back out of the grace finds the month paid, and fails anew later', () => {
    const failed = stepRenewal(begun, renews, refused).next;
    const back = stepRenewal(failed, new Date(renews.getTime() - hourMs), paid).next;
    expect(back).toEqual(begun);
    const later = { ...failed, failedAt: at('2026-10-05T00:00:00') };
    const earlier = at('2026-10-01T00:00:00');
    expect(stepRenewal(later, earlier, refused).next).toMatchObject({ state: 'pastDue', failedAt: earlier });
  });

  test('what has ended stays so', () => {
    const ended = { ...begun, state: 'ended', endedAt: renews } as const;
    for (const facts of [unpaid, refused, paid])
      expect(stepRenewal(ended, at('2030-01-01T00:00:00'), facts)).toEqual({
        next: ended,
        pays: null,
        notice: null,
      });
    expect(looksAgainAt(ended, renews)).toBeNull();
  });

  test('whatever the clock does and whenever it can be paid, no month is paid twice', () => {
    const move = fc.record({
      hours: fc.integer({ min: -2_000, max: 2_000 }),
      canPay: fc.boolean(),
      cancels: fc.constantFrom(true, false, false, false, false),
    });
    fc.assert(
      fc.property(anyMoment, fc.array(move, { maxLength: 60 }), (beganAt, moves) => {
        let subscription: Renewable = { ...begun, beganAt };
        let now = beganAt.getTime();
        const paidFor = new Set([0]);
        for (const { hours, canPay, cancels } of moves) {
          now += hours * hourMs;
          const running = periodAt(beganAt, new Date(now));
          const step = stepRenewal(
            cancels ? { ...subscription, isCancelled: true } : subscription,
            new Date(now),
            { isPaid: paidFor.has(running), canPay },
          );
          if (step.pays) {
            expect(step.pays.period).toBe(running);
            expect(paidFor.has(running)).toBe(false);
            paidFor.add(step.pays.period);
          }
          if (step.next.state === 'active' && !step.next.isCancelled) expect(paidFor.has(running)).toBe(true);
          if (subscription.state === 'ended')
            expect(step.next).toEqual({ ...subscription, isCancelled: step.next.isCancelled });
          subscription = step.next;
        }
      }),
    );
  });
});

describe('a change of plan', () => {
  const paidSilver = { priceCents: planOf('silver').priceCents, coins: planOf('silver').monthlyCoins };
  const silver = { plan: 'silver', nextPlan: null } as const;

  test('to a dearer one is made now, for the difference', () => {
    expect(planChange(silver, paidSilver, 'obsidian')).toEqual({ kind: 'now', dueCents: 2_000, coins: 280 });
  });
  test('to a cheaper one comes with the next month, and can be taken back', () => {
    expect(planChange(silver, paidSilver, 'glass')).toEqual({ kind: 'later' });
    expect(planChange({ ...silver, nextPlan: 'glass' }, paidSilver, 'glass')).toEqual({ kind: 'none' });
    expect(planChange({ ...silver, nextPlan: 'glass' }, paidSilver, 'silver')).toEqual({ kind: 'keep' });
    expect(planChange(silver, paidSilver, 'silver')).toEqual({ kind: 'none' });
  });
  test('never grants more in a month than its dearest plan', () => {
    const paidObsidian = {
      priceCents: planOf('obsidian').priceCents,
      coins: planOf('obsidian').monthlyCoins,
    };
    expect(planChange(silver, paidObsidian, 'obsidian')).toEqual({ kind: 'now', dueCents: 0, coins: 0 });
  });
});
