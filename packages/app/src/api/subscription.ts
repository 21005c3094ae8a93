import { type Api, subscriptionsEndpoints } from '@mirror-studio/domain/contract';
import { queryOptions } from '@tanstack/react-query';

/** The subscription of the user, or the last one that ended; null where there was none. */
export const subscriptionQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['subscription', userId] as const,
    queryFn: async ({ signal }) =>
      (await api.call(subscriptionsEndpoints.subscription, { signal })).subscription,
    staleTime: 0,
  });
