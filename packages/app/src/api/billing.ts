import { type Api, billingEndpoints, ledgerEndpoints, ordersEndpoints } from '@mirror-studio/domain/contract';
import { receivedReasons } from '@mirror-studio/domain/economy';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ledgerKey } from './ledger.ts';

/** What the user ordered, a page at a time. */
export const ordersQuery = (api: Api, userId: string) =>
  infiniteQueryOptions({
    queryKey: ['orders', userId, 'list'] as const,
    queryFn: ({ pageParam, signal }) =>
      api.call(ordersEndpoints.orders, { query: { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
    gcTime: 0,
  });

/** An order of the user as the server keeps it; nobody else is asked about it. */
export const orderReceiptQuery = (api: Api, userId: string, id: string) =>
  queryOptions({
    queryKey: ['orders', userId, 'receipt', id] as const,
    queryFn: async ({ signal }) => (await api.call(ordersEndpoints.order, { params: { id }, signal })).order,
  });

/** What was given to the user or earned: the newest of each reason, the last first. */
export const receivedQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: [...ledgerKey(userId), 'received'] as const,
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        receivedReasons.map((kind) => api.call(ledgerEndpoints.ledger, { query: { kind }, signal })),
      );
      return pages
        .flatMap(({ lines }) => lines)
        .filter(({ change }) => change > 0)
        .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
    },
    staleTime: 0,
  });

/** What the user wants on receipts. */
export const billingDetailsQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['billing', userId] as const,
    queryFn: ({ signal }) => api.call(billingEndpoints.billingDetails, { signal }),
    staleTime: 0,
  });
