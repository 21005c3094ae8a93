import fc from 'fast-check';
import type { PaymentFacts } from '../../payments/provider.ts';
import type { EconomyModel } from './model.ts';

/** How often each kind of step is taken, of all. */
export const weights = {
  welcome: 4,
  exchange: 14,
  again: 6,
  otherBody: 2,
  buy: 8,
  order: 5,
  pay: 6,
  payOther: 1,
  refund: 5,
  dispute: 3,
  endDispute: 3,
  correct: 4,
  queue: 10,
  claim: 10,
  finish: 18,
  complete: 6,
  fail: 3,
  cancel: 5,
  retry: 5,
  refer: 4,
  reward: 6,
  later: 2,
  remove: 0.4,
  endDemo: 0.4,
  video: 4,
  give: 6,
  giveHeld: 6,
  sweepGifts: 2,
  subscribe: 3,
  changePlan: 4,
  cancelPlan: 2,
  resumePlan: 2,
  month: 0.6,
} as const;
type What = keyof typeof weights;

export const operation = fc.record({
  what: fc.oneof(
    ...Object.entries(weights).map(([what, weight]) => ({
      arbitrary: fc.constant(what as What),
      weight: weight * 10,
    })),
  ),
  who: fc.nat(999),
  which: fc.nat(999),
  much: fc.nat(999),
});
export type Operation = ReturnType<typeof operation.generate>['value'];

/** What the provider says, and what the model is told of it. */
export function factOf(what: 'pay' | 'refund' | 'dispute' | 'endDispute', price: number, much: number) {
  const told = (facts: Partial<PaymentFacts>, fact: Parameters<EconomyModel['settle']>[2]) =>
    [facts, fact] as const;
  if (what === 'pay') return told({ paidCents: price }, { isPaid: true });
  const refundedCents = (price * much) % (price + 1);
  if (what === 'refund') return told({ refundedCents }, { refundedCents });
  const ended = much % 2 === 0 ? ('lost' as const) : ('won' as const);
  const state = what === 'dispute' ? ('open' as const) : ended;
  return told({ dispute: { id: 'd', state } }, { dispute: state });
}
