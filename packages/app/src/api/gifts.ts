import { type Api, giftsEndpoints } from '@mirror-studio/domain/contract';
import type { GiftBox } from '@mirror-studio/domain/gifts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** The beginning of the keys of all that is read of somebody's gifts. */
export const giftsKey = (userId: string) => ['gifts', userId] as const;

/** The gifts that the user got or gave, a page at a time. */
export const giftsQuery = (api: Api, userId: string, box: GiftBox) =>
  infiniteQueryOptions({
    queryKey: [...giftsKey(userId), 'list', box] as const,
    queryFn: ({ pageParam, signal }) =>
      api.call(giftsEndpoints.gifts, { query: { box, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
    gcTime: 0,
  });

/** A gift of the user. */
export const giftQuery = (api: Api, userId: string, id: string) =>
  queryOptions({
    queryKey: [...giftsKey(userId), 'gift', id] as const,
    queryFn: async ({ signal }) => (await api.call(giftsEndpoints.gift, { params: { id }, signal })).gift,
    staleTime: 0,
  });

/** What the user can still give today. */
export const giftAllowanceQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: [...giftsKey(userId), 'allowance'] as const,
    queryFn: ({ signal }) => api.call(giftsEndpoints.giftAllowance, { signal }),
    staleTime: 0,
  });
