import { ToastView } from '@mirror-studio/flows/toast';
import { toastMachine } from '@mirror-studio/state-machines/toast';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ToastQueue } from './toast-queue.ts';

/** Shows what is said on the queue, as the toast's machine has it. */
export default function Toasts({ queue }: { queue: ToastQueue }) {
  const toasts = useActorRef(toastMachine, { input: {} });
  const snapshot = useSelector(toasts, (state) => state);
  useEffect(
    () =>
      queue.subscribe(({ notice, action }) => {
        toasts.send({ type: 'toast.raised', toast: action ? { ...notice, action } : notice });
        if (!action) return;
        const taken = toasts.on('action.taken', ({ id }) => {
          taken.unsubscribe();
          if (id === action.id) action.run();
        });
      }),
    [queue, toasts],
  );
  useEffect(() => {
    const pauseWhenHidden = () => toasts.send({ type: document.hidden ? 'timer.paused' : 'timer.resumed' });
    document.addEventListener('visibilitychange', pauseWhenHidden);
    return () => document.removeEventListener('visibilitychange', pauseWhenHidden);
  }, [toasts]);
  return <ToastView snapshot={snapshot} send={(event) => toasts.send(event)} />;
}
