import type { RelationKind } from '@mirror-studio/domain/community';
import { type Api, communityEndpoints } from '@mirror-studio/domain/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';

export const relationsKey = ['relations'] as const;

/** Whom somebody follows, mutes or blocks, a page at a time. */
export const relationsQuery = (api: Api, userId: string, kind: RelationKind) =>
  infiniteQueryOptions({
    queryKey: [...relationsKey, { userId, kind }],
    queryFn: ({ pageParam, signal }) =>
      api.call(communityEndpoints.relations, { query: { kind, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    structuralSharing: false,
    staleTime: 0,
    getNextPageParam: (page) => page.nextCursor,
  });
