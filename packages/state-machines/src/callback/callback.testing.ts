import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { held } from '../testing/held.ts';
import { provideCallback } from './callback.machine.ts';
import type { CallbackInput, Landing, OpenedSession, SessionOwner } from './callback.types.ts';

/** Two people, and a session of the first in the address. */
export const iris = { id: 'iris', email: 'iris@example.com' };
export const otto = { id: 'otto', email: 'otto@example.com' };
export const whole: Landing = { kind: 'session', fragment: 'access_token=a', issuedAtMs: 0 };

/** Somebody who lands, whose effects the test answers. */
export function land(
  landing: Landing = { kind: 'code', code: 'abc' },
  known: Pick<CallbackInput, 'signedIn' | 'begun'> = {},
) {
  const clock = new SimulatedClock();
  const owner = held<Landing, SessionOwner>();
  const session = held<{ landing: Landing; owner: SessionOwner | null }, OpenedSession>();
  const link = held<{ email: string }, unknown>();
  const refused: unknown[] = [];
  const machine = provideCallback({
    readOwner: owner.effect,
    openSession: session.effect,
    sendLink: link.effect,
    refuseSession: async (answer) => refused.push(answer),
  });
  const input = { landing, email: 'iris@example.com', now: () => clock.now(), ...known };
  const actor = createActor(machine, { clock, input }).start();
  return { actor, clock, owner, session, link, refused, state: () => stateName(actor.getSnapshot().value) };
}
