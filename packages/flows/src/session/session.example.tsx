import { provideSession } from '@mirror-studio/state-machines/session';
import { endOf } from '@mirror-studio/state-machines/shared';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import {
  auth,
  forgetUser,
  heardTab,
  readStoredSession,
  refresh,
  toast,
} from '../atlas/flow-page/example-effects.ts';
import { SessionView } from './SessionView.tsx';

const machine = provideSession({
  readSession: async () => readStoredSession(),
  refreshSession: ({ refreshToken }, signal) => refresh(refreshToken, signal),
  signOut: (_, signal) => auth('logout', {}, signal),
});

export function Session() {
  const [snapshot, send, actor] = useActor(machine, { input: {} });
  useEffect(() => endOf(actor.on('notice.raised', ({ notice }) => toast(notice))), [actor]);
  useEffect(() => endOf(actor.on('state.cleared', forgetUser)), [actor]);
  useEffect(() => heardTab((isShown) => send({ type: isShown ? 'tab.shown' : 'tab.hidden' })), [send]);
  return <SessionView snapshot={snapshot} send={send} />;
}
