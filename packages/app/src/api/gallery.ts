import type { Api } from '@mirror-studio/domain/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** What a creator has made, a page at a time, newest first. */
export const galleryQuery = (api: Api, userId: string) =>
  infiniteQueryOptions({
    queryKey: ['gallery', userId],
    queryFn: ({ pageParam, signal }) => api.call('gallery', { query: { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
