import type { Route } from '@mirror-studio/domain/access';
import { provideRouteGuard, type RouteGuardContext } from '@mirror-studio/state-machines/route-guard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo } from 'react';
import { waitFor } from 'xstate';
import { Gates } from '../features/gates/Gates.tsx';
import { useFlow } from '../flows/use-flow.ts';
import { useServices } from '../providers/services.tsx';
import { profileQuery, readProfile } from '../session/profile.ts';
import type { SignedInUser } from '../session/session.ts';
import { SignInAgainHost } from '../sign-in-again/SignInAgainHost.tsx';
import { useKeptWork } from '../sign-in-again/use-kept-work.ts';

/** What the guard knows of whom. */
export type GuardReport = Pick<RouteGuardContext, 'userId' | 'visitor'>;

interface MemberGuardProps {
  route: Route;
  user: SignedInUser;
  onReport: (report: GuardReport) => void;
  /** A gate stands in place of the page. */
  onShut: (isShut: boolean) => void;
  /** Is given how the profile is read again. */
  rereadRef: RefObject<() => Promise<void>>;
}

/** The guard and the gates of somebody who is signed in, as their machines have them (§4). */
export default function MemberGuard({ route, user, onReport, onShut, rereadRef }: MemberGuardProps) {
  const services = useServices();
  const queries = useQueryClient();
  const machine = useMemo(
    () =>
      provideRouteGuard({
        loadProfile: ({ userId }) => readProfile(queries, services, userId),
      }),
    [queries, services],
  );
  const { snapshot, send, actor } = useFlow(machine, {
    input: () => ({ route, flags: services.flags }),
    on: {
      // Guarded redirects, by what the guard knows of whom.
      'redirect.asked': () => {},
      'profile.failed': ({ failure }) => console.error('The profile could not be read', failure),
    },
  });
  const { userId, visitor } = snapshot.context;
  useEffect(() => send({ type: 'visitor.changed', userId: user.id }), [send, user.id]);
  useEffect(() => send({ type: 'route.changed', route }), [send, route]);
  useEffect(() => onReport({ userId, visitor }), [onReport, userId, visitor]);
  // Somebody else may have read it since: the pages and the guard go by one profile.
  const { data: newest } = useQuery({ ...profileQuery(services, user.id), enabled: false });
  const known = visitor.auth === 'signedIn' && visitor.profile.status === 'loaded' ? visitor.profile : null;
  const isOutdated = newest !== undefined && known !== null && known.profile !== newest;
  useEffect(() => {
    if (isOutdated) send({ type: 'profile.changed' });
  }, [send, isOutdated]);
  useEffect(() => {
    rereadRef.current = async () => {
      send({ type: 'profile.changed' });
      await waitFor(actor, (state) => state.matches({ visitor: 'known' }));
    };
  }, [rereadRef, send, actor]);
  useKeptWork(route);
  return (
    <>
      <Gates route={route} userId={user.id} onShut={onShut} />
      <SignInAgainHost />
    </>
  );
}
