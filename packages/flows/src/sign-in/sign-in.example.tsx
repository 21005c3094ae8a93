import { endOf } from '@mirror-studio/state-machines/shared';
import { provideSignIn } from '@mirror-studio/state-machines/sign-in';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { auth, remember, remembered } from '../atlas/flow-page/example-effects.ts';
import { SignInView } from './SignInView.tsx';

const machine = provideSignIn({ sendLink: ({ email }, signal) => auth('otp', { email }, signal) });

export function SignIn() {
  const input = { purpose: 'signIn', email: remembered.email, lastRequestMs: remembered.sentAtMs } as const;
  const [snapshot, send, actor] = useActor(machine, { input });
  useEffect(() => endOf(actor.on('link.sent', remember)), [actor]);
  return <SignInView snapshot={snapshot} send={send} />;
}
