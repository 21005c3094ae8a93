import { refreshRetryMs } from '@mirror-studio/domain/auth';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { sessionLimits } from '@mirror-studio/domain/constants/session';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { describe, expect, it } from 'vitest';
import { sampleSession } from './session.flow.ts';
import { endsIn, signedIn, start } from './session.testing.ts';

describe('session, what it says and leaves behind', () => {
  it('says how signing out went, and stays when it is given up', async () => {
    const { actor, out, said, state } = await signedIn();
    const renewed = { ...sampleSession, access_token: 'renewed' };
    actor.send({ type: 'signOut.requested' });
    actor.send({ type: 'auth.happened', event: 'TOKEN_REFRESHED', session: renewed });
    expect([state(), said.splice(0)]).toEqual(['signingOut', ['session.changed renewed']]);
    actor.send({ type: 'signOut.cancelled' });
    expect([out.cancelled(0), actor.getSnapshot().matches('signedIn')]).toEqual([true, true]);
    actor.send({ type: 'signOut.requested' });
    await out.fail(1, networkError());
    expect(said.splice(0)).toEqual(['error signOutFailedTitle']);
    actor.send({ type: 'signOut.requested' });
    await out.answer(2, {});
    expect(said).toEqual(['state.cleared', 'success signedOutTitle', 'session.changed']);
    expect(actor.getSnapshot().context).toMatchObject({ session: null, expired: false });
  });

  it('clears what belonged to another user who comes in their place, and nothing for the same', async () => {
    const otto = { ...sampleSession, access_token: 'ottos', user: { id: 'otto' } };
    const { actor, read, said } = await signedIn();
    actor.send({ type: 'auth.happened', event: 'SIGNED_IN', session: sampleSession });
    expect(said.splice(0)).toEqual(['session.changed access']);
    actor.send({ type: 'auth.happened', event: 'SIGNED_IN', session: otto });
    expect(said.splice(0)).toEqual(['state.cleared', 'session.changed ottos']);
    actor.send({ type: 'tab.hidden' });
    actor.send({ type: 'tab.shown' });
    await read.answer(1, sampleSession);
    expect(said.splice(0)).toEqual(['state.cleared', 'session.changed access']);
    actor.send({ type: 'auth.happened', event: 'PASSWORD_RECOVERY', session: otto });
    expect(said).toEqual(['state.cleared', 'session.changed ottos', 'password.asked']);
  });

  it('clears too when a refresh brings another user', async () => {
    const { refresh, said, state } = await signedIn(endsIn(0));
    await refresh.answer(0, { ...sampleSession, access_token: 'ottos', user: { id: 'otto' } });
    expect(said).toEqual(['state.cleared', 'session.changed ottos']);
    expect(state()).toContain('fresh.rested');
  });

  it.each([
    ['SIGNED_OUT', ['state.cleared', 'session.changed']],
    ['INITIAL_SESSION', ['session.changed']],
  ] as const)('needs no answer of its own after %s', (event, expected) => {
    const { actor, read, said, state } = start();
    const { now: _, ...begun } = actor.getSnapshot().context;
    const nothing = {
      session: null,
      expired: false,
      hidden: false,
      refused: false,
      failures: 0,
      failure: null,
    };
    expect(begun).toEqual(nothing);
    actor.send({ type: 'auth.happened', event, session: null });
    expect([state(), said, read.cancelled(0)]).toEqual(['signedOut', expected, true]);
    actor.send({ type: 'auth.happened', event: 'SIGNED_OUT', session: null });
    expect(said).toEqual(expected);
  });

  it('waits for nobody: without an answer nobody is signed in, and nothing stored is lost', () => {
    const { clock, said, state } = start();
    clock.increment(requestLimits.answerMs);
    expect([state(), said]).toEqual(['signedOut', ['session.changed']]);
  });

  it('goes on as it was when the tab is shown, whatever the storage says', async () => {
    const { actor, clock, read, said, state } = await signedIn();
    const wake = () => {
      actor.send({ type: 'tab.hidden' });
      expect(state()).toContain('fresh.asleep');
      actor.send({ type: 'tab.shown' });
      expect(state()).toContain('fresh.recovering');
    };
    wake();
    clock.increment(requestLimits.answerMs);
    expect([state(), read.cancelled(1)]).toEqual(['signedIn.fresh.rested + assurance.aal1', true]);
    wake();
    await read.answer(2, { ...sampleSession, access_token: 'renewed' });
    expect([state(), said.splice(0)]).toEqual([
      'signedIn.fresh.rested + assurance.aal1',
      ['session.changed renewed'],
    ]);
    wake();
    await read.fail(3, new SyntaxError('Unexpected token'));
    expect([state(), said]).toEqual(['signedOut', ['session.removed', 'state.cleared', 'session.changed']]);
    expect(actor.getSnapshot().context.session).toBeNull();
  });

  it('sleeps at once when it begins in a hidden tab', async () => {
    const { actor, read, state } = start();
    actor.send({ type: 'tab.hidden' });
    await read.answer(0, endsIn(0));
    expect(state()).toContain('fresh.asleep');
    actor.send({ type: 'tab.shown' });
    expect(actor.getSnapshot().context.hidden).toBe(false);
    expect(state()).toContain('fresh.recovering');
  });

  it('tries on when it is asked too often or nothing is answered, and forgets that when it works', async () => {
    const { actor, clock, refresh, state } = await signedIn(endsIn(0));
    await refresh.fail(0, new ApiError({ status: 429, code: 'RATE_LIMITED', message: '' }));
    expect(actor.getSnapshot().context).toMatchObject({ failures: 1, failure: { code: 'RATE_LIMITED' } });
    let waits = 1;
    for (; refreshRetryMs(waits) !== 'never'; waits += 1) {
      clock.increment(Number(refreshRetryMs(waits)));
      await refresh.fail(waits, networkError());
    }
    clock.increment(sessionLimits.tickMs - 1);
    expect(refresh.asked).toHaveLength(waits);
    clock.increment(1);
    await refresh.answer(waits, endsIn(sessionLimits.tickMs * 120));
    expect(state()).toContain('fresh.rested');
    expect(actor.getSnapshot().context).toMatchObject({ failures: 0, failure: null, expired: false });
  });
});
