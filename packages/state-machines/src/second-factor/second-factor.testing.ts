import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import type { FactorList } from '../shared/factors.ts';
import { held } from '../testing/held.ts';
import { provideSecondFactor } from './second-factor.machine.ts';
import type { Enrolment } from './second-factor.types.ts';

export const phone = { id: 'phone', name: 'Phone' };
export const enrolment: Enrolment = { id: 'new', secret: 'ABCD', uri: 'otpauth://totp/x?secret=ABCD' };
export const codes = ['abcd-efgh-jkmn-pqrs'];

/** The second factor of an account as it was read, whose effects the test answers. */
export async function opened(list: FactorList = { factors: [], recoveryCodesLeft: 0 }) {
  const clock = new SimulatedClock();
  const reading = held<void, FactorList>();
  const enrolling = held<{ readonly name: string }, Enrolment>();
  const proving = held<{ readonly factorId: string; readonly code: string }, unknown>();
  const removing = held<{ readonly factorId: string }, unknown>();
  const making = held<void, readonly string[]>();
  const machine = provideSecondFactor({
    readFactors: reading.effect,
    enrol: enrolling.effect,
    prove: proving.effect,
    remove: removing.effect,
    makeCodes: making.effect,
  });
  const actor = createActor(machine, { clock, input: { now: () => clock.now() } }).start();
  const state = () => stateName(actor.getSnapshot().value);
  const context = () => actor.getSnapshot().context;
  await reading.answer(0, list);
  return { actor, clock, reading, enrolling, proving, removing, making, state, context };
}

/** A new app that is named and begun: its secret is shown. */
export async function scanning(list?: FactorList) {
  const flow = await opened(list);
  flow.actor.send({ type: 'enrolment.begun' });
  flow.actor.send({ type: 'name.changed', name: ' Watch ' });
  flow.actor.send({ type: 'name.submitted' });
  await flow.enrolling.answer(0, enrolment);
  const give = (code: string) => {
    flow.actor.send({ type: 'code.changed', code });
    flow.actor.send({ type: 'code.submitted' });
  };
  return { ...flow, give };
}
