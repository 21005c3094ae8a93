import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { held } from '../testing/held.ts';
import { sampleSession } from './session.flow.ts';
import { provideSession } from './session.machine.ts';
import type { SessionEmitted, StudioSession } from './session.types.ts';

/** A session that ends at a moment, in milliseconds. */
export const endsIn = (ms: number): StudioSession => ({ ...sampleSession, expires_at: ms / 1_000 });

const inWords = (event: SessionEmitted) => {
  if (event.type === 'notice.raised') return `${event.notice.tone} ${event.notice.title.key}`;
  const token = event.type === 'session.changed' && event.session?.access_token;
  return token ? `${event.type} ${token}` : event.type;
};

/** A session that is read, whose effects the test answers. */
export function start() {
  const clock = new SimulatedClock();
  const read = held<void, StudioSession | null>();
  const refresh = held<{ refreshToken: string }, StudioSession>();
  const out = held<void, unknown>();
  const machine = provideSession({
    readSession: read.effect,
    refreshSession: refresh.effect,
    signOut: out.effect,
  });
  const actor = createActor(machine, { clock, input: { now: () => clock.now() } });
  const emitted: SessionEmitted['type'][] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  const said: string[] = [];
  actor.on('*', (event) => said.push(inWords(event)));
  actor.start();
  const state = () => stateName(actor.getSnapshot().value);
  return { actor, clock, read, refresh, out, emitted, said, state };
}

/** The same once somebody is signed in. */
export async function signedIn(session = sampleSession) {
  const flow = start();
  await flow.read.answer(0, session);
  flow.emitted.length = 0;
  flow.said.length = 0;
  return flow;
}
