import { refreshLimits } from '@mirror-studio/domain/limits';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useServices, useUser } from '../providers/services.tsx';
import type { Api } from './api.ts';

/** Coins and credits of the signed-in user, read again every 120 s (§7). */
export const balanceQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['balance', userId],
    queryFn: ({ signal }) => api.call('balance', { signal }),
    refetchInterval: refreshLimits.balanceMs,
  });

/** The token balance of the header's counter and of the wallet, read again every 30 s (§7). */
export const tokensQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['tokens', userId],
    queryFn: async ({ signal }) => (await api.call('tokens', { signal })).balance,
    refetchInterval: refreshLimits.tokensMs,
  });

export function useTokens() {
  const { api } = useServices();
  return useQuery(tokensQuery(api, useUser().id));
}

/** Says that value has moved: both balances are one ledger's, and both are read again. */
export function useBalanceOutdated(): () => void {
  const { api } = useServices();
  const { id } = useUser();
  const queries = useQueryClient();
  return useCallback(() => {
    for (const { queryKey } of [balanceQuery(api, id), tokensQuery(api, id)]) {
      void queries.invalidateQueries({ queryKey });
    }
  }, [api, id, queries]);
}

export function useBalance() {
  const { api } = useServices();
  return useQuery(balanceQuery(api, useUser().id));
}
