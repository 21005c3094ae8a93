import { pathOf, readReturnTo, writeReturnTo } from '@mirror-studio/domain/access';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useServices } from '../providers/services.tsx';
import { readStored, writeStored } from '../storage/storage.ts';

/** The place that the guard led away from, if any: null on the way of somebody who asked for nothing. */
export function useReturnTo(): string | null {
  const { flags } = useServices();
  const [place] = useState(() => readReturnTo(readStored('returnTo'), flags, Date.now()));
  return place;
}

/** The place was come back to, or is not wanted any more. */
export function forgetReturnTo(): void {
  writeStored('returnTo', null);
}

/** After a sign-in: back to the place that was asked for, else to where `/` leads. */
export function ReturnFromSignIn() {
  const place = useReturnTo();
  useEffect(() => {
    if (place !== null) forgetReturnTo();
  }, [place]);
  return <Navigate to={place ?? pathOf('home')} replace />;
}

interface LeadAwayProps {
  to: string;
  /** The place is to be come back to. */
  isRemembered: boolean;
}

/** Leads away from a page that this visitor may not see yet (§4 guard), and remembers which it was. */
export function LeadAway({ to, isRemembered }: LeadAwayProps) {
  const { pathname, search, hash } = useLocation();
  const [place] = useState(pathname + search + hash);
  useEffect(() => {
    if (isRemembered) writeStored('returnTo', writeReturnTo(place, Date.now()));
  }, [isRemembered, place]);
  return <Navigate to={to} replace />;
}
