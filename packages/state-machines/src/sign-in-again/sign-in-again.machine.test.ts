import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { expectCovered } from '../testing/expect-covered.ts';
import { signInAgainFlow } from './sign-in-again.flow.ts';
import { signInAgainMachine } from './sign-in-again.machine.ts';

function start(isProofDue = false) {
  const actor = createActor(signInAgainMachine, { input: { isProofDue } }).start();
  return { actor, state: () => stateName(actor.getSnapshot().value) };
}

describe('signing in again', () => {
  it('begins with an email, and takes a password for it', () => {
    const { actor, state } = start();
    expect(state()).toBe('byMail');
    actor.send({ type: 'way.chosen', way: 'mail' });
    expect(state()).toBe('byMail');
    actor.send({ type: 'way.chosen', way: 'password' });
    expect(state()).toBe('byPassword');
    actor.send({ type: 'way.chosen', way: 'password' });
    expect(state()).toBe('byPassword');
    actor.send({ type: 'way.chosen', way: 'mail' });
    expect(state()).toBe('byMail');
    actor.send({ type: 'session.opened' });
    expect(state()).toBe('done');
  });

  it.each(['mail', 'password'] as const)('asks for the second factor after the %s', (way) => {
    const { actor, state } = start();
    actor.send({ type: 'way.chosen', way });
    actor.send({ type: 'proof.asked' });
    expect(state()).toBe('proving');
    actor.send({ type: 'way.chosen', way: 'password' });
    expect(state()).toBe('proving');
    actor.send({ type: 'session.opened' });
    expect(state()).toBe('done');
  });

  it('begins with it where it alone is due, and anew when the session ends meanwhile', () => {
    const { actor, state } = start(true);
    expect(state()).toBe('proving');
    actor.send({ type: 'session.ended' });
    expect(state()).toBe('byMail');
  });

  it('is explored whole', () => expectCovered(signInAgainFlow, {}));
});
