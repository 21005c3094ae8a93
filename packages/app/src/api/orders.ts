import { type Api, ordersEndpoints } from '@mirror-studio/domain/contract';
import { orderLimits } from '@mirror-studio/domain/economy';
import { queryOptions } from '@tanstack/react-query';

/** An order of the user, after the payment provider was asked; it is looked at again while it waits for its payment. */
export const orderQuery = (api: Api, userId: string, id: string) =>
  queryOptions({
    queryKey: ['orders', userId, id] as const,
    queryFn: ({ signal }) => api.call(ordersEndpoints.checkOrder, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.order.state === 'created' ? orderLimits.checkEveryMs : false,
  });
