import type { ReactNode } from 'react';
import { useIsOnServer } from '../../controlled/useIsOnServer.ts';

interface AfterHydrationProps {
  className: string;
  /** What keeps its place until then. Default an empty element. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** What is drawn by today's date: a server has another clock, and its page may be read on another day. */
export function AfterHydration({ className, fallback, children }: AfterHydrationProps) {
  if (!useIsOnServer()) return children;
  return (
    <div className={className} aria-busy="true">
      {fallback}
    </div>
  );
}
