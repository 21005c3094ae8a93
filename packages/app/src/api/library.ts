import { type Api, promptsEndpoints } from '@mirror-studio/domain/contract';
import type { LibraryFilter } from '@mirror-studio/domain/prompts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** The beginning of the keys of all that is read of a creator's library. */
export const libraryKey = (userId: string) => ['library', userId] as const;

/**
 * The prompts of the user that a filter leaves, a page at a time. What was there stays until the next
 * answer comes, but what is deleted and what is not never stand in for one another.
 */
export const libraryQuery = (api: Api, userId: string, { q, tag, collection, sort, place }: LibraryFilter) =>
  infiniteQueryOptions({
    queryKey: [...libraryKey(userId), 'prompts', { q: q.trim(), tag, collection, sort, place }] as const,
    queryFn: ({ pageParam, signal }) =>
      api.call(promptsEndpoints.prompts, {
        query: { cursor: pageParam, q: q.trim() || null, tag, collection, sort, place },
        signal,
      }),
    initialPageParam: null as string | null,
    placeholderData: (before, query) => {
      const [, , , known] = query?.queryKey ?? [];
      return known && known.place === place ? before : undefined;
    },
    getNextPageParam: (page) => page.nextCursor,
  });

/** The tags and collections of the user's prompts. */
export const libraryLabelsQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: [...libraryKey(userId), 'labels'],
    queryFn: ({ signal }) => api.call(promptsEndpoints.promptLabels, { signal }),
  });

/** One prompt of the user with its newest versions, as it stands now. */
export const promptQuery = (api: Api, userId: string, id: string) =>
  queryOptions({
    queryKey: [...libraryKey(userId), 'prompt', id],
    queryFn: ({ signal }) => api.call(promptsEndpoints.prompt, { params: { id }, signal }),
    staleTime: 0,
  });
