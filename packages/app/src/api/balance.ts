import { refreshLimits } from '@mirror-studio/domain/constants/refresh';
import { type Api, type Balance, walletEndpoints } from '@mirror-studio/domain/contract';
import { storagePrefix } from '@mirror-studio/domain/storage';
import {
  type QueryClient,
  type QueryKey,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useServices, useUser } from '../providers/services.tsx';

const balanceKey = (userId: string) => ['balance', userId] as const;
const tokensKey = (userId: string) => ['tokens', userId] as const;

/** A fetch that is under way is not cancelled: the two queries would cancel each other without end. */
const readOther = (client: QueryClient, queryKey: QueryKey) =>
  void client.invalidateQueries({ queryKey }, { cancelRefetch: false });

/**
 * Coins and credits of the signed-in user, read again every 120 s (§7). Where the coins have changed and
 * differ from the token balance, that is refetched too.
 */
export const balanceQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: balanceKey(userId),
    queryFn: async ({ signal, client }) => {
      const answer = await api.call(walletEndpoints.balance, { signal });
      const before = client.getQueryData<Balance>(balanceKey(userId));
      const tokens = client.getQueryData<number>(tokensKey(userId));
      const hasChanged = before !== undefined && before.coins !== answer.coins;
      if (hasChanged && tokens !== undefined && tokens !== answer.coins) readOther(client, tokensKey(userId));
      return answer;
    },
    refetchInterval: refreshLimits.balanceMs,
  });

/**
 * The token balance, read every 30 s (§7). It is not shown: tokens are coins by another name, and what is shown is one figure,
 * that of the balance. Where it has changed and differs from that figure, the balance is refetched.
 */
export const tokensQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: tokensKey(userId),
    // Nobody sees it: how old it is says nothing of the page.
    meta: { isSteady: true },
    queryFn: async ({ signal, client }) => {
      const { balance } = await api.call(walletEndpoints.tokens, { signal });
      const before = client.getQueryData<number>(tokensKey(userId));
      const shown = client.getQueryData<Balance>(balanceKey(userId))?.coins;
      if (balance !== before && shown !== undefined && shown !== balance)
        readOther(client, balanceKey(userId));
      return balance;
    },
    refetchInterval: refreshLimits.tokensMs,
  });

/** Has the token balance read as long as its counter is shown. For the shell, once. */
export function useTokenRefresh(): void {
  const { api } = useServices();
  const { id } = useUser();
  const coins = useTokens().data;
  // The balance has just been read: that is the first answer.
  useQuery({
    ...tokensQuery(api, id),
    enabled: coins !== undefined,
    initialData: coins,
    refetchOnMount: false,
  });
}

/** The figure of the token counter and of the wallet: the coins of the balance, which the HUD has read again. */
export const coinsQuery = (api: Api, userId: string) =>
  queryOptions({ ...balanceQuery(api, userId), select: ({ coins }) => coins, refetchInterval: false });

export function useTokens() {
  const { api } = useServices();
  return useQuery(coinsQuery(api, useUser().id));
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
  const { id } = useUser();
  const queries = useQueryClient();
  return useCallback(() => {
    void queries.invalidateQueries({ queryKey: balanceKey(id) });
  }, [id, queries]);
}

export function useBalance() {
  const { api } = useServices();
  return useQuery(balanceQuery(api, useUser().id));
}
