import { providePassword } from '@mirror-studio/state-machines/password';
import { useActor } from '@xstate/react';
import { auth, goTo, signOutAgain } from '../atlas/flow-page/example-effects.ts';
import { PasswordView } from './PasswordView.tsx';

const machine = providePassword({
  signIn: (credentials, signal) => auth('token?grant_type=password', credentials, signal),
  signUp: async (credentials, signal) => ({
    signedIn: 'access_token' in (await auth('signup', credentials, signal)),
  }),
  setPassword: ({ password }, signal) => auth('user', { password }, signal),
  resend: ({ email }, signal) => auth('resend', { type: 'signup', email }, signal),
  openProvider: async ({ provider }) => goTo(`/auth/v1/authorize?provider=${provider}`),
  refuseSession: signOutAgain,
});

export function Password() {
  const [snapshot, send] = useActor(machine, { input: { mode: 'signIn', email: '', providers: ['github'] } });
  return <PasswordView snapshot={snapshot} send={send} />;
}
