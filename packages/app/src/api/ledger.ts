import { type Api, type LedgerFilter, ledgerEndpoints } from '@mirror-studio/domain/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** The beginning of the keys of all that is read of somebody's ledger. */
export const ledgerKey = (userId: string) => ['ledger', userId] as const;

/**
 * The statement of the user, a page at a time. Lines stay as they are: what was read is not read again, however many there
 * are, until the page is opened anew or value moves.
 */
export const ledgerQuery = (api: Api, userId: string, filter: LedgerFilter) =>
  infiniteQueryOptions({
    queryKey: [...ledgerKey(userId), 'statement', filter] as const,
    queryFn: ({ pageParam, signal }) =>
      api.call(ledgerEndpoints.ledger, { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });

/** The receipt of a transfer. It stays as it is but for its job. */
export const receiptQuery = (api: Api, userId: string, id: string) =>
  queryOptions({
    queryKey: [...ledgerKey(userId), 'receipt', id] as const,
    queryFn: async ({ signal }) =>
      (await api.call(ledgerEndpoints.ledgerReceipt, { params: { id }, signal })).receipt,
  });
