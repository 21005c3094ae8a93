import { endOf } from '@mirror-studio/state-machines/shared';
import { toastMachine } from '@mirror-studio/state-machines/toast';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { goTo, heardNotices } from '../atlas/flow-page/example-effects.ts';
import { ToastView } from './ToastView.tsx';

export function Toasts() {
  const [snapshot, send, actor] = useActor(toastMachine, { input: {} });
  useEffect(() => heardNotices((toast) => send({ type: 'toast.raised', toast })), [send]);
  useEffect(() => endOf(actor.on('action.taken', ({ id }) => goTo(id))), [actor]);
  return <ToastView snapshot={snapshot} send={send} />;
}
