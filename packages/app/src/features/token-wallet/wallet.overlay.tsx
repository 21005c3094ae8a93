import { walletEndpoints } from '@mirror-studio/domain/contract';
import { TokenWalletView } from '@mirror-studio/flows/token-wallet';
import { provideTokenWallet } from '@mirror-studio/state-machines/token-wallet';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBalanceOutdated, useTokens } from '../../api/balance.ts';
import { checkoutTokens } from '../../api/receipts.ts';
import { useOverlayFlow } from '../../overlays/use-overlay-flow.ts';
import { useServices, useUser } from '../../providers/services.tsx';

/** The token wallet with the real ledger behind it: its log is read while it is open (§7). */
export default function TokenWallet() {
  const { api, flags } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const balanceOutdated = useBalanceOutdated();
  const tokens = useTokens().data;
  const machine = useMemo(
    () =>
      provideTokenWallet({
        readLogs: ({ cursor }, signal) => api.call(walletEndpoints.tokenLogs, { query: { cursor }, signal }),
        checkout: checkoutTokens({ api, queries, userId }),
        newKey: () => crypto.randomUUID(),
      }),
    [api, queries, userId],
  );
  const { snapshot, send } = useOverlayFlow('wallet', machine, {
    input: () => ({ purchasing: flags.purchasing }),
    open: { type: 'wallet.opened' },
    close: { type: 'wallet.closed' },
    on: {
      'balance.outdated': balanceOutdated,
      'redirect.asked': ({ url }) => window.location.assign(url),
    },
  });
  return <TokenWalletView snapshot={snapshot} tokens={tokens} send={send} />;
}
