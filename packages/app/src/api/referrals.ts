import { type Api, referralsEndpoints } from '@mirror-studio/domain/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** The beginning of the keys of all that is read of somebody's invitations. */
export const referralsKey = (userId: string) => ['referrals', userId] as const;

/** Who came by the user's code, a page at a time. */
export const referralsQuery = (api: Api, userId: string) =>
  infiniteQueryOptions({
    queryKey: [...referralsKey(userId), 'list'] as const,
    queryFn: ({ pageParam, signal }) =>
      api.call(referralsEndpoints.referrals, { query: { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
    gcTime: 0,
  });

/** The user's code and link, and what of the month is left. */
export const referralInviteQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: [...referralsKey(userId), 'invite'] as const,
    queryFn: ({ signal }) => api.call(referralsEndpoints.referralInvite, { signal }),
    staleTime: 0,
  });
