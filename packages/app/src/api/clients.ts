import type { ProofFilter } from '@mirror-studio/domain/clients';
import { proofRefresh } from '@mirror-studio/domain/constants/clients';
import { type Api, clientsEndpoints } from '@mirror-studio/domain/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** The beginning of the keys of all that is read of a creator's proofs. */
export const proofsKey = (userId: string) => ['proofs', userId] as const;

/** The sets of the user that a filter leaves, a page at a time, read again while they are looked at. */
export const proofsQuery = (api: Api, userId: string, filter: ProofFilter, search: string) =>
  infiniteQueryOptions({
    queryKey: [...proofsKey(userId), 'list', { filter, search: search.trim() }] as const,
    queryFn: ({ pageParam, signal }) =>
      api.call(clientsEndpoints.proofs, {
        query: { cursor: pageParam, filter, search: search.trim() || null },
        signal,
      }),
    initialPageParam: null as string | null,
    placeholderData: (before) => before,
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: proofRefresh.creatorMs,
  });

/** One set with what its client said, read again while it is looked at: marks arrive. */
export const proofQuery = (api: Api, userId: string, id: string) =>
  queryOptions({
    queryKey: [...proofsKey(userId), 'set', id] as const,
    queryFn: ({ signal }) => api.call(clientsEndpoints.proof, { params: { id }, signal }),
    refetchInterval: proofRefresh.creatorMs,
  });
