import { type Api, familyEndpoints } from '@mirror-studio/domain/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { familyKey } from './works.ts';

/** What a work was made from, and what was made from it, a page at a time. */
export const familyQuery = (api: Api, userId: string, id: string) =>
  infiniteQueryOptions({
    queryKey: [...familyKey, { userId, id }],
    queryFn: ({ pageParam, signal }) =>
      api.call(familyEndpoints.workFamily, { params: { id }, query: { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
