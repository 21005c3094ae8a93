import { useFlow } from '@mirror-studio/flows/flow';
import { ToastView } from '@mirror-studio/flows/toast';
import { toastMachine } from '@mirror-studio/state-machines/toast';
import { useEffect, useRef } from 'react';
import type { QueuedToast, ToastQueue } from './toast-queue.ts';

/** Shows what is said on the queue, as the toast's machine has it. */
export default function Toasts({ queue }: { queue: ToastQueue }) {
  const last = useRef<QueuedToast['action']>(undefined);
  const { snapshot, send } = useFlow(toastMachine, {
    input: () => ({}),
    on: {
      'action.taken': ({ id }) => {
        if (id === last.current?.id) last.current.run();
      },
    },
  });
  useEffect(
    () =>
      queue.subscribe(({ notice, action }) => {
        last.current = action;
        send({ type: 'toast.raised', toast: action ? { ...notice, action } : notice });
      }),
    [queue, send],
  );
  useEffect(() => {
    const pauseWhenHidden = () => send({ type: document.hidden ? 'timer.paused' : 'timer.resumed' });
    document.addEventListener('visibilitychange', pauseWhenHidden);
    return () => document.removeEventListener('visibilitychange', pauseWhenHidden);
  }, [send]);
  return <ToastView snapshot={snapshot} send={send} />;
}
