import { sessionKeepingErrors } from '@mirror-studio/domain/auth';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { describe, expect, it } from 'vitest';
import { expectCovered } from '../testing/expect-covered.ts';
import { callbackFlow } from './callback.flow.ts';
import { iris, land, otto, whole } from './callback.testing.ts';

describe('callback', () => {
  it('makes a session of the code', async () => {
    const { session, state } = land();
    expect(session.asked).toEqual([{ landing: { kind: 'code', code: 'abc' }, owner: null }]);
    await session.answer(0, { isRecovery: false });
    expect(state()).toBe('done');
  });

  it('leads to another password where the link was for a forgotten one', async () => {
    const { session, state } = land();
    await session.answer(0, { isRecovery: true });
    expect(state()).toBe('recovered');
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
    await session.answer(0, { isRecovery: false });
    expect(refused).toEqual([{ isRecovery: false }]);
    actor.send({ type: 'exchange.retried' });
    await session.answer(1, { isRecovery: false });
    expect(state()).toBe('done');
    expect(refused).toHaveLength(1);
  });

  it.each([
    [3_600 - 120, 'refused.expired', 0],
    [3_600 - 119, 'identifying', 1],
  ])('takes a session that has %i s left of an hour as %s', (left, shown, calls) => {
    const { owner, session, state } = land({
      kind: 'session',
      fragment: `access_token=a&expires_at=${left}&expires_in=3600`,
      issuedAtMs: null,
    });
    expect(state()).toBe(shown);
    expect(owner.asked).toHaveLength(calls);
    expect(session.asked).toEqual([]);
  });

  it('goes by the age that the token says, however young the address calls it', () => {
    const fragment = 'access_token=a&expires_at=3600&expires_in=3600';
    expect(land({ kind: 'session', fragment, issuedAtMs: -120_000 }).state()).toBe('refused.expired');
  });

  it.each([
    ['in a fresh browser', {}],
    ['where somebody else is signed in', { signedIn: otto }],
    ['where another address was asked for', { begun: { email: otto.email } }],
    ['where a third party was asked, which answers with a code', { begun: { email: null } }],
    [
      'where it was asked for before somebody else signed in',
      { signedIn: otto, begun: { email: iris.email } },
    ],
  ])('uses a whole session %s only after a press', async (_, known) => {
    const { actor, owner, session, state } = land(whole, known);
    await owner.answer(0, iris);
    expect(state()).toBe('asking');
    expect(session.asked).toEqual([]);
    actor.send({ type: 'session.accepted' });
    expect(session.asked).toEqual([{ landing: whole, owner: iris }]);
    await session.answer(0, { isRecovery: false });
    expect(state()).toBe('done');
  });

  it('uses nothing of a session that is declined', async () => {
    const { actor, owner, session, state } = land(whole);
    await owner.answer(0, iris);
    actor.send({ type: 'session.declined' });
    expect(state()).toBe('declined');
    expect(session.asked).toEqual([]);
  });

  it('uses a whole session at once where its address was asked for, and nobody is signed in', async () => {
    const { owner, session, state } = land(whole, { begun: { email: 'Iris@Example.com ' } });
    await owner.answer(0, iris);
    expect(state()).toBe('exchanging');
    expect(session.asked).toHaveLength(1);
  });

  it('leaves the session of somebody whose own session comes once more', async () => {
    const { owner, session, state } = land(whole, { signedIn: iris });
    await owner.answer(0, iris);
    expect(state()).toBe('done');
    expect(session.asked).toEqual([]);
  });

  it('asks where somebody has signed in while it found out whose the session is', async () => {
    const { actor, owner, state } = land(whole, { begun: { email: iris.email } });
    actor.send({ type: 'visitor.changed', signedIn: otto });
    await owner.answer(0, iris);
    expect(state()).toBe('asking');
    expect(actor.getSnapshot().context.signedIn).toEqual(otto);
  });

  it('does not use a session that grew old while the page asked', async () => {
    const { actor, clock, owner, session, state } = land(whole);
    await owner.answer(0, iris);
    clock.increment(119_999);
    expect(state()).toBe('asking');
    clock.increment(1);
    actor.send({ type: 'session.accepted' });
    expect(state()).toBe('refused.expired');
    expect(session.asked).toEqual([]);
  });

  it('says no to a session that the auth service does not know', async () => {
    const { owner, state } = land(whole);
    await owner.fail(0, new ApiError({ status: 403, code: 'bad_jwt', message: '' }));
    expect(state()).toBe('refused.failed');
  });

  it('asks where somebody has signed in while no answer came', async () => {
    const { actor, owner, session, state } = land(whole, { begun: { email: iris.email } });
    await owner.answer(0, iris);
    await session.fail(0, networkError());
    actor.send({ type: 'visitor.changed', signedIn: otto });
    actor.send({ type: 'exchange.retried' });
    expect(state()).toBe('asking');
    expect(session.asked).toHaveLength(1);
  });

  it('asks again whose the session is when no answer came', async () => {
    const { actor, owner, session, state } = land(whole);
    await owner.fail(0, networkError());
    expect(state()).toBe('unreachable');
    actor.send({ type: 'exchange.retried' });
    expect(owner.asked).toHaveLength(2);
    expect(session.asked).toEqual([]);
  });

  it.each([
    [otto, { email: iris.email }, 'asking'],
    [otto, null, 'asking'],
    [otto, { email: null }, 'asking'],
    [iris, { email: iris.email }, 'exchanging'],
    [null, null, 'exchanging'],
  ])('takes a code, with %j signed in and %j asked for, as %s', (signedIn, begun, shown) => {
    expect(land({ kind: 'code', code: 'abc' }, { signedIn, begun }).state()).toBe(shown);
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

  it('is explored whole', () => expectCovered(callbackFlow, { pending: 'identifying exchanging resending' }));
});
