import { type Api, rememberedBrowsersEndpoints, sessionsEndpoints } from '@mirror-studio/domain/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** The beginning of the keys of all that is read of somebody's sign-ins. */
export const signInsKey = (userId: string) => ['signIns', userId] as const;

/** Where the user is signed in. */
export const sessionsQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: [...signInsKey(userId), 'sessions'] as const,
    queryFn: ({ signal }) => api.call(sessionsEndpoints.sessions, { signal }),
  });

/** Where the user's sign-in asks for no second factor. */
export const rememberedBrowsersQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: [...signInsKey(userId), 'remembered'] as const,
    queryFn: ({ signal }) => api.call(rememberedBrowsersEndpoints.rememberedBrowsers, { signal }),
  });

/** What happened to the user's account, a page at a time. */
export const securityLogQuery = (api: Api, userId: string) =>
  infiniteQueryOptions({
    queryKey: [...signInsKey(userId), 'log'] as const,
    queryFn: ({ pageParam, signal }) =>
      api.call(sessionsEndpoints.securityEvents, { query: { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
