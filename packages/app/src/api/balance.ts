import { refreshLimits } from '@mirror-studio/domain/constants/refresh';
import { type Api, walletEndpoints } from '@mirror-studio/domain/contract';
import { storagePrefix } from '@mirror-studio/domain/storage';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useServices, useUser } from '../providers/services.tsx';

/** Coins and credits of the signed-in user, read again every 120 s (§7). */
export const balanceQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['balance', userId],
    queryFn: ({ signal }) => api.call(walletEndpoints.balance, { signal }),
    refetchInterval: refreshLimits.balanceMs,
  });

/**
 * The token balance of the header's counter and of the wallet: the coins of the same reading, so that two places never
 * show two figures. While it is shown that is read again every 30 s (§7).
 */
export const tokensQuery = (api: Api, userId: string) =>
  queryOptions({
    ...balanceQuery(api, userId),
    select: ({ coins }) => coins,
    refetchInterval: refreshLimits.tokensMs,
  });

export function useTokens() {
  const { api } = useServices();
  return useQuery(tokensQuery(api, useUser().id));
}

let channel: BroadcastChannel | undefined;

/** Between the tabs of this browser: whose value has moved. It does not reach the tab that says it. */
function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel(`${storagePrefix}balance`);
  return channel;
}

/** Says that value has moved, here and to the other tabs. */
export function useBalanceOutdated(): () => void {
  const { id } = useUser();
  const readAgain = useReadAgain();
  return useCallback(() => {
    readAgain();
    otherTabs().postMessage(id);
  }, [id, readAgain]);
}

/** Reads the balance again when value has moved in another tab. For the shell, once. */
export function useBalanceOfOtherTabs(): void {
  const { id } = useUser();
  const readAgain = useReadAgain();
  useEffect(() => {
    const listen = ({ data }: MessageEvent<unknown>) => {
      if (data === id) readAgain();
    };
    otherTabs().addEventListener('message', listen);
    return () => otherTabs().removeEventListener('message', listen);
  }, [id, readAgain]);
}

function useReadAgain(): () => void {
  const { api } = useServices();
  const { id } = useUser();
  const queries = useQueryClient();
  return useCallback(() => {
    void queries.invalidateQueries({ queryKey: balanceQuery(api, id).queryKey });
  }, [api, id, queries]);
}

export function useBalance() {
  const { api } = useServices();
  return useQuery(balanceQuery(api, useUser().id));
}
