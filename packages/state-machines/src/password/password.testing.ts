import type { AuthProviderId } from '@mirror-studio/domain/auth';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { held } from '../testing/held.ts';
import { providePassword } from './password.machine.ts';
import type { Credentials, NewPassword, PasswordMode } from './password.types.ts';

/** Meets the rule. */
export const strong = 'Obsidian-7';

/** The form, filled in and submitted, whose effects the test answers. */
export function submitted(mode: PasswordMode, password: string, email = 'iris@example.com') {
  const clock = new SimulatedClock();
  const signIn = held<Credentials, unknown>();
  const signUp = held<Credentials, { signedIn: boolean }>();
  const set = held<NewPassword, unknown>();
  const sendCode = held<void, unknown>();
  const resend = held<{ email: string }, unknown>();
  const provider = held<{ provider: AuthProviderId }, unknown>();
  const refused: unknown[] = [];
  const machine = providePassword({
    signIn: signIn.effect,
    signUp: signUp.effect,
    setPassword: set.effect,
    sendCode: sendCode.effect,
    resend: resend.effect,
    openProvider: provider.effect,
    refuseSession: async (answer) => refused.push(answer),
  });
  const actor = createActor(machine, {
    clock,
    input: { mode, email, providers: ['github'], now: () => clock.now() },
  }).start();
  actor.send({ type: 'field.changed', change: { password } });
  actor.send({ type: 'credentials.submitted' });
  const state = () => stateName(actor.getSnapshot().value);
  return { actor, clock, signIn, signUp, set, sendCode, resend, provider, refused, state };
}
