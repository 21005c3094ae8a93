import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import { Toast } from './Toast.tsx';
import { type ToastOptions, ToastQueue } from './ToastQueue.ts';
import { ToastRegion } from './ToastRegion.tsx';

const pageQueue = new ToastQueue();
const QueueContext = createContext(pageQueue);

/**
 * Shows a toast on the page's `ToastProvider`, from anywhere, also from outside React and before the provider is there.
 * Takes what it says; returns how to take it away.
 */
export function toast(options: ToastOptions): () => void {
  return pageQueue.add(options);
}

/** What shows a toast on the nearest `ToastProvider`; as `toast`, for providers with a queue of their own. */
export function useToast(): (options: ToastOptions) => () => void {
  return useContext(QueueContext).add;
}

export interface ToastProviderProps extends RootProps<HTMLElement> {
  /** The page over which they come. */
  children?: ReactNode;
  /** The toasts that it shows. Default those of `toast`: one provider on a page shows them. */
  queue?: ToastQueue;
}

/**
 * Shows toasts, one at a time, for 5 s each (§9), and none while the tab is hidden or someone is on it. Once on a page,
 * inside the `TextsProvider`.
 */
export function ToastProvider({ children, queue = pageQueue, ...rest }: ToastProviderProps) {
  const shown = useSyncExternalStore(queue.subscribe, queue.shown, () => null);
  useEffect(() => {
    const follow = () => (document.hidden ? queue.hold('hidden') : queue.release('hidden'));
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [queue]);
  return (
    <QueueContext value={queue}>
      {children}
      <ToastRegion {...rest}>{shown && <Shown key={shown.key} toast={shown} queue={queue} />}</ToastRegion>
    </QueueContext>
  );
}

function Shown({ toast, queue }: { toast: ToastOptions & { key: number }; queue: ToastQueue }) {
  const { key, shownMs: _, action, ...says } = toast;
  const dismiss = () => queue.dismiss(key);
  const act = action && {
    label: action.label,
    onPress: () => {
      dismiss();
      action.onPress();
    },
  };
  return (
    <Toast
      {...says}
      {...(act && { action: act })}
      onDismiss={dismiss}
      onPause={() => queue.hold('inUse')}
      onResume={() => queue.release('inUse')}
    />
  );
}
