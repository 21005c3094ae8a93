import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { timedOut, toFailure } from '../shared/failure.ts';
import { textRef } from '../shared/notice.ts';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { exchangeFlow } from './exchange.flow.ts';
import { provideExchange } from './exchange.machine.ts';
import type { ExchangeEmitted, ExchangeReceipt, ExchangeRequest } from './exchange.types.ts';

const refused = new ApiError({ status: 402, code: 'COINS_INSUFFICIENT', message: 'Not enough' });
const receipt: ExchangeReceipt = { coins: 420, credits: 42, balance: { coins: 80, credits: 42 } };

function start(availableCoins = 500) {
  const server = held<ExchangeRequest, ExchangeReceipt>();
  const clock = new SimulatedClock();
  let keys = 0;
  const machine = provideExchange({ exchange: server.effect, newKey: () => `key-${++keys}` });
  const actor = createActor(machine, { input: { availableCoins }, clock });
  const emitted: ExchangeEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, server, clock, emitted, state: () => stateName(actor.getSnapshot().value) };
}

function submit(typed = '420', availableCoins = 500) {
  const flow = start(availableCoins);
  flow.actor.send({ type: 'dialog.opened' });
  flow.actor.send({ type: 'amount.changed', typed });
  flow.actor.send({ type: 'exchange.submitted' });
  return flow;
}

describe('exchange', () => {
  it.each([
    ['9', 'belowMinimum'],
    ['501', 'aboveBalance'],
    ['10.5', 'invalidAmount'],
    ['-1', 'invalidAmount'],
    ['abc', 'invalidAmount'],
    ['1,000', 'aboveBalance'],
    ['', 'invalidAmount'],
  ])('refuses %j as %s, says so, keeps what was typed and asks nobody', (typed, reason) => {
    const { actor, server, emitted, state } = submit(typed);
    expect(state()).toBe(typed === '' ? 'editing.invalid.invalidAmount' : `editing.invalid.${reason}`);
    expect(actor.getSnapshot().context.typed).toBe(typed);
    expect(server.asked).toEqual([]);
    expect(emitted).toMatchObject([{ notice: { title: { key: `${reason}Title` } } }]);
  });

  it('says of an amount that can be read in two paths that it can, and keeps it', () => {
    const { actor, server, emitted, state } = submit('1.000', 2000);
    expect(state()).toBe('editing.invalid.ambiguousAmount');
    expect(actor.getSnapshot().context.typed).toBe('1.000');
    expect(server.asked).toEqual([]);
    expect(emitted).toMatchObject([{ notice: { description: { key: 'ambiguousAmountDescription' } } }]);
  });

  it.each([
    ['en', '1,000'],
    ['es', '1.000'],
  ])('takes thousands as they are written in %s', (locale, typed) => {
    const { actor, server } = start(2000);
    actor.send({ type: 'dialog.opened', locale });
    actor.send({ type: 'amount.changed', typed });
    actor.send({ type: 'exchange.submitted' });
    expect(server.asked).toEqual([{ coins: 1000, idempotencyKey: 'key-1' }]);
  });

  it('exchanges, tells, clears the amount and closes', async () => {
    const { actor, server, emitted, state } = submit();
    expect(server.asked).toEqual([{ coins: 420, idempotencyKey: 'key-1' }]);
    await server.answer(0, receipt);
    expect(state()).toBe('done');
    expect(actor.getSnapshot()).toMatchObject({ context: { typed: '', receipt } });
    expect(actor.getSnapshot().hasTag('open')).toBe(false);
    expect(emitted).toMatchObject([
      {
        type: 'notice.raised',
        notice: {
          title: { key: 'exchangeSuccessTitle' },
          description: { params: { credits: 42 } },
          announces: 'balance',
        },
      },
      { type: 'balance.outdated' },
    ]);
  });

  it('keeps the key of an outcome it does not know, also over a closed dialog', async () => {
    const { actor, server, state } = submit();
    await server.fail(0, networkError());
    expect(state()).toBe('outcomeUnknown');
    actor.send({ type: 'dialog.closed' });
    actor.send({ type: 'dialog.opened' });
    expect(state()).toBe('outcomeUnknown');
    actor.send({ type: 'exchange.submitted' });
    expect(server.asked[1]).toEqual({ coins: 420, idempotencyKey: 'key-1' });
  });

  it.each([
    [
      new ApiError({ status: 402, code: 'COINS_INSUFFICIENT', message: 'Not enough' }),
      { literal: 'Not enough', translated: textRef('errors', 'code_COINS_INSUFFICIENT') },
    ],
    [
      new ApiError({ status: 500, code: 'SERVER_ERROR', message: 'The ledger rests' }),
      { literal: 'The ledger rests', translated: textRef('errors', 'code_SERVER_ERROR') },
    ],
    [networkError(), { key: 'exchangeFailed' }],
    [new TypeError('fetch failed'), { key: 'exchangeFailed' }],
  ])(
    'tells that the exchange failed, in the words of the server if it said any: %s',
    async (error, description) => {
      const { server, emitted } = submit();
      await server.fail(0, error);
      const notices = emitted.filter(({ type }) => type === 'notice.raised');
      expect(notices).toMatchObject([{ notice: { title: { key: 'exchangeFailedTitle' }, description } }]);
    },
  );

  it('takes a new key for another amount and after a refusal', async () => {
    const { actor, server, state } = submit();
    await server.fail(0, networkError());
    actor.send({ type: 'amount.changed', typed: '100' });
    actor.send({ type: 'exchange.submitted' });
    await server.fail(1, new ApiError({ status: 402, code: 'COINS_INSUFFICIENT', message: 'No' }));
    expect(state()).toBe('refused');
    actor.send({ type: 'exchange.submitted' });
    expect(server.asked.map((request) => request.idempotencyKey)).toEqual(['key-1', 'key-2', 'key-3']);
  });

  it('gives up waiting, cancels the request and ignores its late answer', async () => {
    const { server, clock, emitted, state } = submit();
    clock.increment(requestLimits.answerMs);
    expect(state()).toBe('outcomeUnknown');
    expect(emitted).toMatchObject([
      { notice: { title: { key: 'exchangeFailedTitle' }, description: { key: 'exchangeFailed' } } },
      { type: 'balance.outdated' },
    ]);
    expect(server.cancelled(0)).toBe(true);
    await server.answer(0, receipt);
    expect(state()).toBe('outcomeUnknown');
  });

  it('judges the amount again when the balance changes', () => {
    const { actor, state } = start();
    actor.send({ type: 'dialog.opened' });
    actor.send({ type: 'amount.changed', typed: '420' });
    actor.send({ type: 'balance.changed', availableCoins: 100 });
    expect(state()).toBe('editing.invalid.aboveBalance');
  });

  it('steps within what can be exchanged', () => {
    const { actor } = start(25);
    actor.send({ type: 'dialog.opened' });
    const typed = [10, 10, 10, -100].map((coins) => {
      actor.send({ type: 'amount.stepped', coins });
      return actor.getSnapshot().context.typed;
    });
    expect(typed).toEqual(['10', '20', '25', '10']);
  });

  it('shows its dialog from the opening to the outcome, and waits while it asks', async () => {
    const { actor, server, state } = start();
    const tags = () => [state().split('.')[0], ...actor.getSnapshot().tags];
    expect(tags()).toEqual(['closed']);
    actor.send({ type: 'dialog.opened' });
    actor.send({ type: 'amount.changed', typed: '420' });
    expect(tags()).toEqual(['editing', 'open']);
    actor.send({ type: 'exchange.submitted' });
    expect(tags()).toEqual(['submitting', 'open', 'pending']);
    await server.fail(0, networkError());
    expect(tags()).toEqual(['outcomeUnknown', 'open']);
    actor.send({ type: 'exchange.submitted' });
    await server.fail(1, refused);
    expect(tags()).toEqual(['refused', 'open']);
  });

  it('closed while it asks, cancels the request and reads the balance again', () => {
    const { actor, server, emitted, state } = submit();
    actor.send({ type: 'dialog.closed' });
    expect([state(), server.cancelled(0)]).toEqual(['closed', true]);
    expect(emitted).toEqual([{ type: 'balance.outdated' }]);
  });

  it.each([
    ['a refusal', refused],
    ['an unknown outcome', networkError()],
  ])('after %s takes another amount, typed or stepped, as a new intent', async (_, error) => {
    for (const change of [
      { type: 'amount.changed', typed: '410' },
      { type: 'amount.stepped', coins: -10 },
    ] as const) {
      const { actor, server, state } = submit();
      await server.fail(0, error);
      expect(actor.getSnapshot().context.failure).not.toBeNull();
      actor.send(change);
      expect(state()).toBe('editing.valid');
      expect(actor.getSnapshot().context).toMatchObject({ typed: '410', intent: null });
      actor.send({ type: 'exchange.submitted' });
      expect(server.asked[1]).toEqual({ coins: 410, idempotencyKey: 'key-2' });
      expect(actor.getSnapshot().context.failure).toBeNull();
    }
  });

  it('gives up waiting as a failure of the network', () => {
    const { actor, clock } = submit();
    clock.increment(requestLimits.answerMs);
    expect(actor.getSnapshot().context.failure).toEqual(toFailure(timedOut));
  });

  it('after a refusal judges the amount by the balance of now', async () => {
    const { actor, server, state } = submit();
    await server.fail(0, refused);
    actor.send({ type: 'balance.changed', availableCoins: 100 });
    actor.send({ type: 'exchange.submitted' });
    expect(state()).toBe('editing.invalid.aboveBalance');
    expect(server.asked).toHaveLength(1);
  });

  it('begins anew after an exchange, in the locale of now', async () => {
    const { actor, server, state } = submit('420', 2000);
    await server.answer(0, receipt);
    actor.send({ type: 'dialog.opened', locale: 'es' });
    expect(state()).toBe('editing.untouched');
    expect(actor.getSnapshot().context).toMatchObject({ typed: '', intent: null, intents: 1, locale: 'es' });
  });

  it('is explored whole', () =>
    expectCovered(exchangeFlow, {
      open: 'editing submitting refused outcomeUnknown',
      pending: 'submitting',
    }));
});
