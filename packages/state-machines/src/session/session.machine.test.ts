import { authEvents } from '@mirror-studio/domain/auth';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { sessionLimits } from '@mirror-studio/domain/constants/session';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { describe, expect, it } from 'vitest';
import { expectCovered } from '../testing/expect-covered.ts';
import { sampleSession, sessionFlow } from './session.flow.ts';
import { endsIn, signedIn, start } from './session.testing.ts';
import type { StudioSession } from './session.types.ts';

describe('session', () => {
  it('is unknown until the first check, then ready with a user or none', async () => {
    const { read, state } = start();
    expect(state()).toBe('unknown');
    await read.answer(0, null);
    expect(state()).toBe('signedOut');
  });

  it('removes a stored session that is none', async () => {
    const { read, emitted, state } = start();
    await read.fail(0, new SyntaxError('Unexpected token'));
    expect(state()).toBe('signedOut');
    expect(emitted).toContain('session.removed');
  });

  it('refreshes at a tick when about three ticks remain', async () => {
    const { clock, refresh, state } = await signedIn(endsIn(sessionLimits.tickMs * 5.5));
    clock.increment(sessionLimits.tickMs);
    expect(refresh.asked).toEqual([]);
    clock.increment(sessionLimits.tickMs);
    expect(refresh.asked).toEqual([{ refreshToken: 'refresh' }]);
    await refresh.answer(0, endsIn(sessionLimits.tickMs * 120));
    expect(state()).toContain('fresh.rested');
  });

  it('gets another token when the server refuses the one there is, and ends when that is refused too', async () => {
    const { actor, clock, refresh, emitted, state } = await signedIn();
    actor.send({ type: 'token.refused', accessToken: 'of-before' });
    expect(refresh.asked).toEqual([]);
    actor.send({ type: 'token.refused', accessToken: 'access' });
    actor.send({ type: 'token.refused', accessToken: 'access' });
    expect(refresh.asked).toHaveLength(1);
    await refresh.answer(0, { ...sampleSession, access_token: 'renewed' });
    actor.send({ type: 'token.refused', accessToken: 'access' });
    expect(state()).toContain('fresh.rested');
    actor.send({ type: 'token.refused', accessToken: 'renewed' });
    expect(state()).toBe('signedOut');
    expect(actor.getSnapshot().context.expired).toBe(true);
    expect(emitted).toEqual(expect.arrayContaining(['session.removed', 'state.cleared']));
    clock.increment(sessionLimits.tickMs);
    expect(refresh.asked).toHaveLength(1);
  });

  it('takes a refusal that comes later for a new one', async () => {
    const { actor, clock, refresh, state } = await signedIn();
    actor.send({ type: 'token.refused', accessToken: 'access' });
    await refresh.answer(0, { ...sampleSession, access_token: 'renewed' });
    clock.increment(sessionLimits.tickMs);
    actor.send({ type: 'token.refused', accessToken: 'renewed' });
    expect(refresh.asked).toHaveLength(2);
    expect(state()).toContain('fresh.refreshing');
  });

  it('goes on renewing a refused token when the auth client tells of the same session meanwhile', async () => {
    const { actor, clock, refresh, state } = await signedIn();
    const found = { type: 'auth.happened', event: 'SIGNED_IN', session: sampleSession } as const;
    actor.send({ type: 'token.refused', accessToken: 'access' });
    actor.send(found);
    expect([state(), refresh.cancelled(0)]).toEqual(['signedIn.fresh.refreshing + assurance.aal1', false]);
    await refresh.fail(0, networkError());
    actor.send(found);
    clock.increment(sessionLimits.firstBackOffMs);
    await refresh.answer(1, { ...sampleSession, access_token: 'renewed' });
    expect(actor.getSnapshot().context.session?.access_token).toBe('renewed');
    // Another one is another token: what was asked for is not needed any more.
    actor.send({ type: 'token.refused', accessToken: 'renewed' });
    actor.send({ ...found, session: { ...sampleSession, access_token: 'of another tab' } });
    expect(refresh.asked).toHaveLength(2);
    expect(actor.getSnapshot().context.session?.access_token).toBe('of another tab');
  });

  it('tries again after 200 ms, then 400 ms, when no answer came', async () => {
    const { clock, refresh } = await signedIn(endsIn(0));
    await refresh.fail(0, networkError());
    clock.increment(sessionLimits.firstBackOffMs);
    await refresh.fail(1, networkError());
    clock.increment(sessionLimits.firstBackOffMs);
    expect(refresh.asked).toHaveLength(2);
    clock.increment(sessionLimits.firstBackOffMs);
    expect(refresh.asked).toHaveLength(3);
  });

  it('removes the session when the refusal is final', async () => {
    const { refresh, emitted, state } = await signedIn(endsIn(0));
    await refresh.fail(0, new ApiError({ status: 400, code: 'refresh_token_not_found', message: '' }));
    expect(state()).toBe('signedOut');
    expect(emitted).toEqual(['session.removed', 'state.cleared', 'session.changed']);
  });

  it('does not refresh while the tab is hidden, and looks again when it is shown', async () => {
    const { actor, clock, read, refresh, emitted, state } = await signedIn(endsIn(sessionLimits.tickMs * 5));
    actor.send({ type: 'tab.hidden' });
    clock.increment(sessionLimits.tickMs * 10);
    expect(refresh.asked).toEqual([]);
    actor.send({ type: 'tab.shown' });
    await read.answer(1, null);
    expect(state()).toBe('signedOut');
    expect(emitted).toContain('state.cleared');
  });

  it('says that a session has expired when it is removed after its end, here or in another tab', async () => {
    const { actor, clock, emitted } = await signedIn(endsIn(sessionLimits.tickMs * 5));
    actor.send({ type: 'tab.hidden' });
    clock.increment(sessionLimits.tickMs * 5);
    actor.send({ type: 'auth.happened', event: 'SIGNED_OUT', session: null });
    expect(actor.getSnapshot().context.expired).toBe(true);
    expect(emitted).toEqual(['session.removed', 'state.cleared', 'session.changed']);
  });

  it('says so too of one that whoever removed it says was over, and leaves alone what is kept in its place', async () => {
    const { actor, emitted } = await signedIn();
    actor.send({ type: 'auth.happened', event: 'SIGNED_OUT', session: null, hasExpired: true });
    expect(actor.getSnapshot().context).toMatchObject({ session: null, expired: true });
    expect(emitted).toEqual(['state.cleared', 'session.changed']);
  });

  it.each(authEvents)('follows %s', async (event) => {
    const { actor, state } = await signedIn();
    actor.send({ type: 'auth.happened', event, session: event === 'SIGNED_OUT' ? null : sampleSession });
    expect(state()).toContain(event === 'SIGNED_OUT' ? 'signedOut' : 'signedIn');
  });

  it('goes from aal1 to aal2 when a factor is verified', async () => {
    const { actor, state } = await signedIn();
    const user = { ...sampleSession.user, factors: [{ status: 'verified' as const }] };
    expect(state()).toContain('assurance.aal1');
    actor.send({ type: 'auth.happened', event: 'USER_UPDATED', session: { ...sampleSession, user } });
    expect(state()).toContain('assurance.aal2Due');
    const session: StudioSession = { ...sampleSession, user, aal: 'aal2' };
    actor.send({ type: 'auth.happened', event: 'MFA_CHALLENGE_VERIFIED', session });
    expect(state()).toMatch(/assurance\.aal2$/);
  });

  it.each([401, 403, 404])('counts %i as signed out', async (status) => {
    const { actor, out, emitted, state } = await signedIn();
    actor.send({ type: 'signOut.requested' });
    await out.fail(0, new ApiError({ status, code: 'UNKNOWN_ERROR', message: '' }));
    expect(state()).toBe('signedOut');
    expect(emitted).toEqual(['state.cleared', 'notice.raised', 'session.changed']);
  });

  it('stays signed in when signing out fails or takes too long', async () => {
    const { actor, clock, out, state } = await signedIn();
    actor.send({ type: 'signOut.requested' });
    await out.fail(0, networkError());
    expect(state()).toContain('signedIn');
    actor.send({ type: 'signOut.requested' });
    clock.increment(requestLimits.answerMs);
    expect(state()).toContain('signedIn');
    expect(out.cancelled(1)).toBe(true);
  });

  it('is explored whole', () =>
    expectCovered(sessionFlow, { pending: 'unknown signingOut', ready: 'signedOut signedIn signingOut' }, [
      'session.unknown',
      'session.signedIn.fresh.recovering',
    ]));
});
