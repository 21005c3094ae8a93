import { type Landing, provideCallback } from '@mirror-studio/state-machines/callback';
import { endOf } from '@mirror-studio/state-machines/shared';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import {
  auth,
  openLanding,
  readOwnerOf,
  remember,
  signOutAgain,
} from '../atlas/flow-page/example-effects.ts';
import { CallbackView } from './CallbackView.tsx';

const machine = provideCallback({
  readOwner: readOwnerOf,
  openSession: openLanding,
  sendLink: ({ email }, signal) => auth('otp', { email }, signal),
  refuseSession: signOutAgain,
});

export function Callback({ landing }: { landing: Landing }) {
  const [snapshot, send, actor] = useActor(machine, { input: { landing, email: '' } });
  useEffect(() => endOf(actor.on('link.sent', remember)), [actor]);
  return <CallbackView snapshot={snapshot} send={send} />;
}
