import type { PurchasingMode } from '@mirror-studio/domain/economy';
import { networkError } from '@mirror-studio/domain/errors';
import { customAmountLimits, requestLimits } from '@mirror-studio/domain/limits';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { stateName } from '../walk/walk.ts';
import { tokenWalletFlow } from './token-wallet.events.ts';
import { provideTokenWallet } from './token-wallet.machine.ts';
import type { CheckoutAnswer, CheckoutRequest, LogPage, TokenWalletEmitted } from './token-wallet.types.ts';

const entry = (id: string) => ({ id, change: 5, reason: 'exchange', createdAt: '2026-11-21T10:00:00Z' });

function opened(purchasing: PurchasingMode = 'live') {
  const clock = new SimulatedClock();
  const logs = held<{ cursor: string | null }, LogPage>();
  const checkout = held<CheckoutRequest, CheckoutAnswer>();
  let keys = 0;
  const machine = provideTokenWallet({
    readLogs: logs.effect,
    checkout: checkout.effect,
    newKey: () => `key-${++keys}`,
  });
  const actor = createActor(machine, { clock, input: { purchasing } });
  const emitted: TokenWalletEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  actor.send({ type: 'wallet.opened' });
  return { actor, clock, logs, checkout, emitted, state: () => stateName(actor.getSnapshot().value) };
}

describe('token wallet', () => {
  it('is walked whole', () => expectCovered(tokenWalletFlow));

  it('reads page after page, once each', async () => {
    const { actor, logs } = opened();
    await logs.answer(0, { logs: [entry('1')], nextCursor: 'a' });
    actor.send({ type: 'log.continued' });
    actor.send({ type: 'log.continued' });
    await logs.answer(1, { logs: [entry('2')], nextCursor: null });
    actor.send({ type: 'log.continued' });
    expect(logs.asked).toEqual([{ cursor: null }, { cursor: 'a' }]);
    expect(actor.getSnapshot().context.logs?.map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('cancels reading when it is closed', () => {
    const { actor, logs } = opened();
    actor.send({ type: 'wallet.closed' });
    expect(logs.cancelled(0)).toBe(true);
  });

  it.each([
    [0, customAmountLimits.minimumCents],
    [777, 800],
    [808, 808],
    [1111, 1111],
    [2222, 2222],
    [99_999, customAmountLimits.maximumCents],
  ])('brings %i cents to %i', (given, kept) => {
    const { actor } = opened();
    actor.send({ type: 'amount.changed', amountCents: given });
    expect(actor.getSnapshot().context.amountCents).toBe(kept);
  });

  it('tells what came of a simulated purchase and reads balance and log again', async () => {
    const { actor, logs, checkout, emitted } = opened();
    await logs.answer(0, { logs: [], nextCursor: null });
    actor.send({ type: 'checkout.submitted' });
    await checkout.answer(0, { simulated: true, tokensIssued: 50 });
    expect(emitted).toMatchObject([
      { notice: { title: { key: 'purchaseDoneTitle' }, description: { params: { count: 50 } } } },
      { type: 'balance.outdated' },
    ]);
    expect(logs.asked).toHaveLength(2);
  });

  it('leaves for the payment provider', async () => {
    const { actor, checkout, emitted, state } = opened();
    actor.send({ type: 'checkout.submitted' });
    await checkout.answer(0, { checkoutUrl: 'https://pay.example.com/1' });
    expect(emitted).toEqual([{ type: 'redirect.asked', url: 'https://pay.example.com/1' }]);
    expect(state()).toContain('checkout.leaving');
  });

  it('buys nothing in preview', () => {
    const { actor, checkout, emitted } = opened('simulated');
    actor.send({ type: 'checkout.submitted' });
    expect(checkout.asked).toEqual([]);
    expect(emitted).toMatchObject([{ notice: { title: { key: 'alphaModeTitle' } } }]);
  });

  it('keeps the key for the same amount while the outcome is unknown', async () => {
    const { actor, clock, checkout } = opened();
    const submit = () => actor.send({ type: 'checkout.submitted' });
    submit();
    clock.increment(requestLimits.answerMs);
    submit();
    await checkout.fail(1, networkError());
    actor.send({ type: 'amount.changed', amountCents: 900 });
    submit();
    expect(checkout.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1', 'key-2']);
  });
});
