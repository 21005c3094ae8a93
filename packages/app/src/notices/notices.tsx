import type { Notice } from '@mirror-studio/state-machines/shared';
import type { Toast } from '@mirror-studio/state-machines/toast';
import { createContext, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';
import { lazily } from '../parts/lazily.ts';
import { useSession } from '../providers/services.tsx';
import { NoticeBoard, type Said } from './notice-board.ts';

const Toasts = lazily(() => import('./Toasts.tsx'));

const NoticeContext = createContext<((said: Said) => void) | null>(null);

/** Says something in a toast. A toast may offer one thing to do. */
export function useNotify(): (notice: Notice, action?: Toast['action'] & { run: () => void }) => void {
  const say = useContext(NoticeContext);
  if (!say) throw new Error('useNotify needs Notices above it');
  return useCallback((notice, action) => say({ notice, action }), [say]);
}

/** The one toast of the product, above every page: loaded for those who are signed in, and with the first notice. */
export function Notices({ children }: { children: ReactNode }) {
  const [board] = useState(() => new NoticeBoard());
  const [isUsed, setUsed] = useState(false);
  const isSignedIn = useSession().status === 'signedIn';
  const say = useCallback(
    (said: Said) => {
      board.say(said);
      setUsed(true);
    },
    [board],
  );
  return (
    <NoticeContext value={say}>
      {children}
      {(isUsed || isSignedIn) && (
        <Suspense>
          <Toasts board={board} />
        </Suspense>
      )}
    </NoticeContext>
  );
}
