import { sessionKeepingErrors } from '@mirror-studio/domain/auth';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { requestLimits } from '@mirror-studio/domain/limits';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { stateName } from '../walk/walk.ts';
import { callbackFlow } from './callback.events.ts';
import { provideCallback } from './callback.machine.ts';
import type { Landing } from './callback.types.ts';

function land(landing: Landing = { kind: 'code', code: 'abc' }) {
  const clock = new SimulatedClock();
  const session = held<Landing, unknown>();
  const link = held<{ email: string }, unknown>();
  const refused: unknown[] = [];
  const machine = provideCallback({
    openSession: session.effect,
    sendLink: link.effect,
    refuseSession: async (answer) => refused.push(answer),
  });
  const input = { landing, email: 'iris@example.com', now: () => clock.now() };
  const actor = createActor(machine, { clock, input }).start();
  return { actor, clock, session, link, refused, state: () => stateName(actor.getSnapshot().value) };
}

describe('callback', () => {
  it('is walked whole', () => expectCovered(callbackFlow));

  it('makes a session of the code', async () => {
    const { session, state } = land();
    expect(session.asked).toEqual([{ kind: 'code', code: 'abc' }]);
    await session.answer(0, {});
    expect(state()).toBe('done');
  });

  it.each([
    [422, 'flow_state_expired', 'expired'],
    [404, 'flow_state_not_found', 'used'],
    [404, 'link_unknown', 'failed'],
    [400, 'bad_code_verifier', 'wrongBrowser'],
    [400, 'validation_failed', 'failed'],
  ])('reads %i %s as %s and offers another link', async (status, code, shown) => {
    const { actor, session, link, state } = land();
    await session.fail(0, new ApiError({ status, code, message: '' }));
    expect(state()).toBe(`refused.${shown}`);
    actor.send({ type: 'link.requested' });
    await link.answer(0, {});
    expect(state()).toBe('resent.coolingDown.counting');
  });

  it('does not give up a good code because no answer came', async () => {
    const { actor, clock, session, state } = land();
    await session.fail(0, networkError());
    expect(state()).toBe('unreachable');
    actor.send({ type: 'exchange.retried' });
    clock.increment(requestLimits.answerMs);
    expect(state()).toBe('unreachable');
    expect(session.cancelled(1)).toBe(true);
  });

  it('can be stopped; a session that still comes is signed out again, and one can go on', async () => {
    const { actor, session, refused, state } = land();
    actor.send({ type: 'exchange.cancelled' });
    expect(state()).toBe('stopped');
    expect(session.cancelled(0)).toBe(true);
    await session.answer(0, 'late');
    expect(refused).toEqual(['late']);
    actor.send({ type: 'exchange.retried' });
    await session.answer(1, 'wanted');
    expect(state()).toBe('done');
    expect(refused).toEqual(['late']);
  });

  it.each([
    [3_600 - 120, 'refused.expired', 0],
    [3_600 - 119, 'exchanging', 1],
  ])('takes a session that has %i s left of an hour as %s', (left, shown, calls) => {
    const { session, state } = land({
      kind: 'session',
      fragment: `#access_token=a&expires_at=${left}&expires_in=3600`,
    });
    expect(state()).toBe(shown);
    expect(session.asked).toHaveLength(calls);
  });

  it.each(Object.entries(sessionKeepingErrors))('keeps the session on %s', (code, problem) => {
    const { actor, session, state } = land({ kind: 'error', code });
    expect(state()).toBe('kept');
    expect(actor.getSnapshot().context.identityProblem).toBe(problem);
    expect(session.asked).toEqual([]);
    actor.send({ type: 'landing.left' });
    expect(state()).toBe('done');
  });

  it('asks for no other link to the same address before the server allows it', async () => {
    const { actor, clock, link, state } = land({ kind: 'error', code: 'otp_expired' });
    actor.send({ type: 'link.requested' });
    await link.fail(0, new ApiError({ status: 429, code: 'over_email_send_rate_limit', message: '' }));
    actor.send({ type: 'email.changed', email: 'otto@example.com' });
    actor.send({ type: 'email.changed', email: 'Iris@example.com' });
    actor.send({ type: 'link.requested' });
    expect(state()).toBe('rateLimited.counting');
    clock.increment(60_000);
    actor.send({ type: 'link.requested' });
    expect(link.asked).toHaveLength(2);
  });

  it('says that another link was not sent, until the address is typed anew', async () => {
    const { actor, link, state } = land({ kind: 'error', code: 'otp_expired' });
    actor.send({ type: 'link.requested' });
    await link.fail(0, networkError());
    expect(state()).toBe('refused.expired');
    expect(actor.getSnapshot().context.failure?.code).toBe('NETWORK_ERROR');
    actor.send({ type: 'email.changed', email: 'otto@example.com' });
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it.each([
    ['otp_expired', 'expired'],
    ['link_used', 'used'],
    ['link_unknown', 'failed'],
    [null, 'failed'],
  ])('says why an address with the error %s did not work, asking nobody: %s', (code, shown) => {
    const { session, state } = land({ kind: 'error', code });
    expect(state()).toBe(`refused.${shown}`);
    expect(session.asked).toEqual([]);
  });
});
