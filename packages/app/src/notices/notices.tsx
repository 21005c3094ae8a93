import type { Notice } from '@mirror-studio/state-machines/shared';
import { type Toast, toastMachine } from '@mirror-studio/state-machines/toast';
import { useActorRef, useSelector } from '@xstate/react';
import { createContext, type ReactNode, useCallback, useContext, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { ToastView } from './ToastView.tsx';

type ToastActor = ActorRefFrom<typeof toastMachine>;

const NoticeContext = createContext<ToastActor | null>(null);

/** Says something in a toast. A toast may offer one thing to do. */
export function useNotify(): (notice: Notice, action?: Toast['action'] & { run: () => void }) => void {
  const toasts = useContext(NoticeContext);
  if (!toasts) throw new Error('useNotify needs Notices above it');
  return useCallback(
    (notice, action) => {
      toasts.send({ type: 'toast.raised', toast: action ? { ...notice, action } : notice });
      if (!action) return;
      const taken = toasts.on('action.taken', ({ id }) => {
        taken.unsubscribe();
        if (id === action.id) action.run();
      });
    },
    [toasts],
  );
}

/** The one toast of the product, above every page. */
export function Notices({ children }: { children: ReactNode }) {
  const toasts = useActorRef(toastMachine, { input: {} });
  const snapshot = useSelector(toasts, (state) => state);
  useEffect(() => {
    const pauseWhenHidden = () => toasts.send({ type: document.hidden ? 'timer.paused' : 'timer.resumed' });
    document.addEventListener('visibilitychange', pauseWhenHidden);
    return () => document.removeEventListener('visibilitychange', pauseWhenHidden);
  }, [toasts]);
  return (
    <NoticeContext value={toasts}>
      {children}
      <ToastView snapshot={snapshot} send={(event) => toasts.send(event)} />
    </NoticeContext>
  );
}
