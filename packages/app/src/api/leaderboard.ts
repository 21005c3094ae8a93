import { type Api, leaderboardEndpoints } from '@mirror-studio/domain/contract';
import type { LeaderboardAsked } from '@mirror-studio/domain/leaderboard';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** Creators by their places, a page at a time; all pages are of one counting. */
export const leaderboardQuery = (api: Api, userId: string, asked: LeaderboardAsked) =>
  infiniteQueryOptions({
    queryKey: ['leaderboard', { userId, ...asked }],
    queryFn: ({ pageParam, signal }) =>
      api.call(leaderboardEndpoints.leaderboard, {
        query: { ...asked, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    structuralSharing: false,
    staleTime: 0,
    getNextPageParam: (page) => page.nextCursor,
  });
