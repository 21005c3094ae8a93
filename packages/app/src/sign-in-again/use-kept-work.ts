import type { Route } from '@mirror-studio/domain/access';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../providers/services.tsx';

const isKept = ({ id, area }: Pick<Route, 'id' | 'area'>) =>
  area === 'signedIn' || area === 'adminOnly' || id === 'onboarding';

/** Notices what is typed on a page of members, from when it is opened: it is worth keeping when the session ends. */
export function useKeptWork(route: Pick<Route, 'id' | 'area'>): void {
  const { session } = useServices();
  const { pathname } = useLocation();
  const isOfMembers = isKept(route);
  // Another page begins with nothing typed.
  useEffect(() => {
    if (!isOfMembers) return;
    let hasWork = false;
    const note = () => {
      hasWork = true;
    };
    document.addEventListener('input', note, true);
    const unwatch = session.again.watch(() => hasWork);
    return () => {
      document.removeEventListener('input', note, true);
      unwatch();
    };
  }, [pathname, isOfMembers, session]);
}
