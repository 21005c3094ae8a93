import type { ProfileAnswer } from '@mirror-studio/domain/access';
import { demoProfile, isProfileComplete, type UserProfile } from '@mirror-studio/domain/profile';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { isOfEarlierVisit } from '../offline/earlier-visit.ts';
import { type Services, useServices, useSession } from '../providers/services.tsx';
import type { Session } from './session.ts';

/** The profile row of a user (§7 table read): null before onboarding. A demonstration account gets its own when it has none. */
export const profileQuery = ({ profiles, session }: Pick<Services, 'profiles' | 'session'>, userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    meta: { isSteady: true },
    queryFn: async ({ signal }) => {
      const row = await profiles.read(userId, signal);
      if (row !== null || !isDemo(session.snapshot(), userId)) return row;
      return profiles.write({ id: userId, ...demoProfile }, signal);
    },
  });

const isDemo = (session: Session, userId: string) =>
  session.status === 'signedIn' && session.user.id === userId && session.user.isDemo;

/**
 * The profile as it is known: one that an earlier visit has kept, if it lets its user in, while it is read again; else as the
 * server has it. Rejects when that cannot be read.
 */
export async function readProfile(
  queries: QueryClient,
  services: Pick<Services, 'profiles' | 'session'>,
  userId: string,
): Promise<UserProfile | null> {
  const query = profileQuery(services, userId);
  const kept = queries.getQueryState(query.queryKey);
  const isKept = kept?.data && isOfEarlierVisit(kept.dataUpdatedAt) && isProfileComplete(kept.data);
  if (!isKept) return queries.fetchQuery(query);
  void queries.prefetchQuery({ ...query, staleTime: 0 });
  return kept.data ?? null;
}

/** The profile of the signed-in user, as the guard reads it. */
export function useProfile(): ProfileAnswer {
  const services = useServices();
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.user.id : '';
  const { data, status } = useQuery({ ...profileQuery(services, userId), enabled: userId !== '' });
  // One that could not be read again is known all the same.
  if (data !== undefined) return { status: 'loaded', profile: data };
  return { status: status === 'error' ? 'failed' : 'loading' };
}
