import { dollarsFromCents } from '@mirror-studio/domain/economy';
import { TokenWalletView } from '@mirror-studio/flows/token-wallet';
import { provideTokenWallet } from '@mirror-studio/state-machines/token-wallet';
import { useMemo } from 'react';
import { useBalanceOutdated, useTokens } from '../../api/balance.ts';
import { useOverlayFlow } from '../../overlays/use-overlay-flow.ts';
import { useServices } from '../../providers/services.tsx';

/** The token wallet with the real ledger behind it: its log is read while it is open (§7). */
export default function TokenWallet() {
  const { api, flags } = useServices();
  const balanceOutdated = useBalanceOutdated();
  const tokens = useTokens().data;
  const machine = useMemo(
    () =>
      provideTokenWallet({
        readLogs: ({ cursor }, signal) => api.call('tokenLogs', { query: { cursor }, signal }),
        checkout: ({ amountCents, idempotencyKey }, signal) =>
          api.call('checkout', {
            body: { amountUsd: dollarsFromCents(amountCents) },
            idempotencyKey,
            signal,
          }),
        newKey: () => crypto.randomUUID(),
      }),
    [api],
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
