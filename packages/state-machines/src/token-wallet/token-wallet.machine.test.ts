import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { customAmountLimits } from '@mirror-studio/domain/constants/wallet';
import type { PurchasingMode } from '@mirror-studio/domain/economy';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { tokenWalletFlow } from './token-wallet.flow.ts';
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
      {
        notice: {
          title: { key: 'purchaseDoneTitle' },
          description: { params: { count: 50 } },
          announces: 'balance',
        },
      },
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

  it('says that the log could not be read, reads it again, and keeps it when a later page fails', async () => {
    const { actor, logs, state } = opened();
    const context = () => actor.getSnapshot().context;
    expect(context()).toMatchObject({ logs: null, nextCursor: null, logFailure: null, intents: 0 });
    await logs.fail(0, networkError());
    expect([state(), context().logFailure?.code]).toEqual([
      'open.log.failed + checkout.choosing',
      'NETWORK_ERROR',
    ]);
    actor.send({ type: 'log.retried' });
    await logs.answer(1, { logs: [entry('1')], nextCursor: 'a' });
    expect(actor.getSnapshot().matches({ open: { log: 'listed' } })).toBe(true);
    expect(context().logFailure).toBeNull();
    actor.send({ type: 'log.continued' });
    await logs.fail(2, networkError());
    expect(actor.getSnapshot().matches({ open: { log: 'listed' } })).toBe(true);
    expect(context()).toMatchObject({
      logs: [entry('1')],
      nextCursor: 'a',
      logFailure: { code: 'NETWORK_ERROR' },
    });
    actor.send({ type: 'log.continued' });
    await logs.answer(3, { logs: [], nextCursor: null });
    expect(context()).toMatchObject({ logs: [entry('1')], nextCursor: null, logFailure: null });
  });

  it('says what came of a checkout, and has the balance read again whenever it may have changed', async () => {
    const { actor, checkout, emitted } = opened();
    const said = () =>
      emitted
        .splice(0)
        .map((event) =>
          event.type === 'notice.raised' ? `${event.notice.tone} ${event.notice.title.key}` : event.type,
        );
    const isIn = (state: 'choosing' | 'refused' | 'outcomeUnknown') =>
      actor.getSnapshot().matches({ open: { checkout: state } });
    const context = () => actor.getSnapshot().context;
    actor.send({ type: 'pack.chosen', priceCents: 2_000 });
    expect(context().amountCents).toBe(2_000);
    actor.send({ type: 'checkout.submitted' });
    await checkout.fail(0, new ApiError({ status: 422, code: 'INPUT_INVALID', message: 'No' }));
    expect([isIn('refused'), context().failure?.code, context().intent]).toEqual([
      true,
      'INPUT_INVALID',
      null,
    ]);
    expect(said()).toEqual(['error purchaseFailedTitle']);
    actor.send({ type: 'amount.changed', amountCents: 2_000 });
    expect([isIn('choosing'), context().failure]).toEqual([true, null]);
    actor.send({ type: 'checkout.submitted' });
    await checkout.fail(1, networkError());
    expect([isIn('outcomeUnknown'), context().failure?.code]).toEqual([true, 'NETWORK_ERROR']);
    expect(said()).toEqual(['error purchaseFailedTitle', 'balance.outdated']);
    actor.send({ type: 'amount.changed', amountCents: 900 });
    expect(isIn('choosing')).toBe(true);
    actor.send({ type: 'pack.chosen', priceCents: 2_000 });
    expect(isIn('outcomeUnknown')).toBe(true);
    actor.send({ type: 'checkout.submitted' });
    expect(context().failure).toBeNull();
    actor.send({ type: 'wallet.closed' });
    expect([checkout.cancelled(2), actor.getSnapshot().matches('closed')]).toEqual([true, true]);
    expect(said()).toEqual(['balance.outdated']);
    actor.send({ type: 'wallet.opened' });
    expect(isIn('outcomeUnknown')).toBe(true);
    actor.send({ type: 'checkout.submitted' });
    await checkout.answer(3, { simulated: true, tokensIssued: 50 });
    expect([isIn('choosing'), context().intent]).toEqual([true, null]);
    expect(checkout.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'key-1',
      'key-2',
      'key-2',
      'key-2',
    ]);
    expect(checkout.asked[0]?.amountCents).toBe(2_000);
  });

  it('is paid when the purchase is simulated, whatever address comes with it', async () => {
    const { actor, checkout, emitted } = opened();
    actor.send({ type: 'checkout.submitted' });
    await checkout.answer(0, { simulated: true, checkoutUrl: 'https://pay.example.com/1' });
    expect(emitted).toMatchObject([
      { notice: { tone: 'success', description: { params: { count: 0 } } } },
      { type: 'balance.outdated' },
    ]);
  });

  it('forgets what went wrong when it asks again, and leads nowhere without an address', async () => {
    const { actor, checkout, emitted } = opened();
    actor.send({ type: 'checkout.submitted' });
    await checkout.fail(0, networkError());
    actor.send({ type: 'checkout.submitted' });
    expect(actor.getSnapshot().context.failure).toBeNull();
    await checkout.answer(1, { tokensIssued: 50 });
    expect(emitted.at(-2)).toMatchObject({
      notice: { tone: 'success', description: { params: { count: 50 } } },
    });
    expect(actor.getSnapshot().context).toMatchObject({ intent: null, intents: 1 });
  });

  it('is explored whole', () =>
    expectCovered(tokenWalletFlow, { open: 'open', pending: 'open.checkout.submitting' }));
});
