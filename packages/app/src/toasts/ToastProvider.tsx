import type { Notice } from '@mirror-studio/state-machines/shared';
import type { Toast } from '@mirror-studio/state-machines/toast';
import { createContext, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';
import { Restarting } from '../flows/Restarting.tsx';
import { useSession } from '../providers/services.tsx';
import { Toasts } from './lazy.ts';
import { type QueuedToast, ToastQueue } from './toast-queue.ts';

const ToastContext = createContext<((toast: QueuedToast) => void) | null>(null);

/** Shows a notice in a toast. A toast may offer one thing to do. */
export function useToast(): (notice: Notice, action?: Toast['action'] & { run: () => void }) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return useCallback((notice, action) => show({ notice, action }), [show]);
}

/** The one toast of the product, above every page: loaded for those who are signed in, and with the first notice. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(() => new ToastQueue());
  const [isUsed, setUsed] = useState(false);
  const isSignedIn = useSession().status === 'signedIn';
  const show = useCallback(
    (toast: QueuedToast) => {
      queue.add(toast);
      setUsed(true);
    },
    [queue],
  );
  return (
    <ToastContext value={show}>
      {children}
      {(isUsed || isSignedIn) && (
        <Restarting>
          <Suspense>
            <Toasts queue={queue} />
          </Suspense>
        </Restarting>
      )}
    </ToastContext>
  );
}
