import { refreshLimits } from '@mirror-studio/domain/limits';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useServices, useUser } from '../providers/services.tsx';
import type { Api } from './api.ts';

/** Coins and credits of the signed-in user, read again every 120 s (§7). */
export const balanceQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['balance', userId],
    queryFn: ({ signal }) => api.call('balance', { signal }),
    refetchInterval: refreshLimits.balanceMs,
  });

export function useBalance() {
  const { api } = useServices();
  return useQuery(balanceQuery(api, useUser().id));
}
