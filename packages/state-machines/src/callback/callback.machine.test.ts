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
  const machine = provideCallback({ openSession: session.effect, sendLink: link.effect });
  const input = { landing, email: 'iris@example.com', now: () => clock.now() };
  const actor = createActor(machine, { clock, input }).start();
  return { actor, clock, session, link, state: () => stateName(actor.getSnapshot().value) };
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

  it('says why an address with an error did not work, asking nobody', () => {
    const { session, state } = land({ kind: 'error', code: 'otp_expired' });
    expect(state()).toBe('refused.expired');
    expect(session.asked).toEqual([]);
  });
});
