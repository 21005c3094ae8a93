import { type Api, savedEndpoints } from '@mirror-studio/domain/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** What is asked for of what was saved. */
export interface SavedAsked {
  readonly q: string;
  readonly collection: string | null;
}

/** The beginning of the keys of all that is read of it. */
export const savedKey = ['saved'] as const;

/** What the user has saved of others, a page at a time. It is not kept for a visit without a network: what is withdrawn is gone. */
export const savedQuery = (api: Api, userId: string, { q, collection }: SavedAsked) =>
  infiniteQueryOptions({
    queryKey: [...savedKey, { userId, q: q.trim(), collection }],
    queryFn: ({ pageParam, signal }) =>
      api.call(savedEndpoints.saved, {
        query: { cursor: pageParam, q: q.trim() || null, collection },
        signal,
      }),
    initialPageParam: null as string | null,
    placeholderData: (before) => before,
    getNextPageParam: (page) => page.nextCursor,
  });

/** The collections of what the user has saved. */
export const savedCollectionsQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: [...savedKey, { userId, collections: true }],
    queryFn: ({ signal }) => api.call(savedEndpoints.savedCollections, { signal }),
    staleTime: 0,
  });
