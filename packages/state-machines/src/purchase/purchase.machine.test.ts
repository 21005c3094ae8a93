import type { PurchasingMode } from '@mirror-studio/domain/economy';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { purchaseFlow } from './purchase.flow.ts';
import { providePurchase } from './purchase.machine.ts';
import type { PurchaseRequest } from './purchase.types.ts';

function opened(purchasing: PurchasingMode = 'simulated') {
  const server = held<PurchaseRequest, unknown>();
  let keys = 0;
  const machine = providePurchase({ purchase: server.effect, newKey: () => `key-${++keys}` });
  const actor = createActor(machine, { clock: new SimulatedClock(), input: { purchasing } });
  const said: string[] = [];
  actor.on('*', (event) =>
    said.push(event.type === 'notice.raised' ? `${event.notice.tone} ${event.notice.title.key}` : event.type),
  );
  actor.start();
  const open = () => actor.send({ type: 'dialog.opened' });
  const buy = (id: 'sovereign' | 'regal') => {
    actor.send({ type: 'package.chosen', id });
    actor.send({ type: 'purchase.confirmed' });
  };
  const keysAsked = () => server.asked.map(({ idempotencyKey }) => idempotencyKey);
  open();
  return { actor, server, said, open, buy, keysAsked, state: () => stateName(actor.getSnapshot().value) };
}

describe('purchase', () => {
  it('is explored whole', () =>
    expectCovered(purchaseFlow, { open: 'listed chosen submitting', pending: 'submitting' }));

  it('lists, confirms, changes and resets', () => {
    const { actor, open, state } = opened();
    actor.send({ type: 'package.chosen', id: 'regal' });
    expect(actor.getSnapshot().context.pack).toMatchObject({ coins: 1_200, priceCents: 9_999 });
    actor.send({ type: 'package.changed' });
    expect(state()).toBe('listed');
    actor.send({ type: 'package.chosen', id: 'royal' });
    actor.send({ type: 'dialog.closed' });
    open();
    expect(state()).toBe('listed');
    expect(actor.getSnapshot().context.pack).toBeNull();
  });

  it('tells and closes when it is done', async () => {
    const { actor, server, said, buy, state } = opened();
    buy('sovereign');
    const raised = new Promise((resolve) => actor.on('notice.raised', ({ notice }) => resolve(notice)));
    await server.answer(0, { ok: true });
    expect(await raised).toMatchObject({ announces: 'balance' });
    expect(state()).toBe('closed');
    expect(said).toEqual(['success purchaseDoneTitle', 'balance.outdated']);
  });

  it('leaves for the payment provider where nothing is bought yet', async () => {
    const { actor, server, said, buy, state } = opened('live');
    buy('sovereign');
    const left = new Promise((resolve) => actor.on('redirect.asked', resolve));
    await server.answer(0, { ok: true, checkoutUrl: 'https://pay.example.com/1' });
    expect(await left).toEqual({ type: 'redirect.asked', url: 'https://pay.example.com/1' });
    expect(state()).toBe('closed');
    expect(said).toEqual(['redirect.asked']);
    expect(actor.getSnapshot().context.intent).toBeNull();
  });

  it('buys nothing while purchasing is disabled', () => {
    const { server, said, buy, state } = opened('disabled');
    buy('sovereign');
    expect(state()).toBe('listed');
    expect(server.asked).toEqual([]);
    expect(said).toEqual(['info alphaModeTitle']);
  });

  it('asks again under the same key while the outcome is unknown, also after closing', async () => {
    const { actor, server, open, buy, keysAsked } = opened();
    buy('sovereign');
    await server.fail(0, networkError());
    actor.send({ type: 'purchase.confirmed' });
    actor.send({ type: 'dialog.closed' });
    open();
    buy('sovereign');
    await server.fail(2, new ApiError({ status: 422, code: 'INPUT_INVALID', message: 'No' }));
    actor.send({ type: 'purchase.confirmed' });
    expect(keysAsked()).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
  });

  it('tells a refusal and forgets it, and has the balance read again whenever it may have changed', async () => {
    const { actor, server, said, open, buy, state } = opened();
    expect(actor.getSnapshot().context).toMatchObject({
      pack: null,
      intent: null,
      intents: 0,
      failure: null,
    });
    buy('sovereign');
    await server.fail(0, new ApiError({ status: 422, code: 'INPUT_INVALID', message: 'No' }));
    expect(state()).toBe('chosen.refused');
    expect(actor.getSnapshot().context).toMatchObject({ intent: null, failure: { code: 'INPUT_INVALID' } });
    expect(said.splice(0)).toEqual(['error purchaseFailedTitle']);
    actor.send({ type: 'purchase.confirmed' });
    expect(actor.getSnapshot().context.failure).toBeNull();
    await server.fail(1, networkError());
    expect(state()).toBe('chosen.outcomeUnknown');
    expect(said.splice(0)).toEqual(['error purchaseFailedTitle', 'balance.outdated']);
    actor.send({ type: 'purchase.confirmed' });
    actor.send({ type: 'dialog.closed' });
    expect(state()).toBe('closed');
    expect(said.splice(0)).toEqual(['balance.outdated']);
    open();
    actor.send({ type: 'package.chosen', id: 'sovereign' });
    expect(state()).toBe('chosen.outcomeUnknown');
    actor.send({ type: 'purchase.confirmed' });
    await server.answer(3, { ok: true });
    expect(said).toEqual(['success purchaseDoneTitle', 'balance.outdated']);
    expect(actor.getSnapshot().context).toMatchObject({ intent: null, intents: 2 });
  });
});
