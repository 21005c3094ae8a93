import { dollarsFromCents } from '@mirror-studio/domain/economy';
import { TokenWalletView } from '@mirror-studio/flows/token-wallet';
import { provideTokenWallet } from '@mirror-studio/state-machines/token-wallet';
import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useBalanceOutdated, useTokens } from '../../api/balance.ts';
import { useServices } from '../../providers/services.tsx';
import { useToast } from '../../toasts/ToastProvider.tsx';

interface TokenWalletProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The token wallet with the real ledger behind it: its log is read while it is open (§7). */
export function TokenWallet({ isOpen, onClose }: TokenWalletProps) {
  const { api, flags } = useServices();
  const notify = useToast();
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
  const [snapshot, send, actor] = useActor(machine, { input: { purchasing: flags.purchasing } });
  useEffect(() => send({ type: isOpen ? 'wallet.opened' : 'wallet.closed' }), [send, isOpen]);
  useEffect(() => {
    const heard = [
      actor.on('notice.raised', ({ notice }) => notify(notice)),
      actor.on('balance.outdated', balanceOutdated),
      actor.on('redirect.asked', ({ url }) => window.location.assign(url)),
    ];
    return () => {
      for (const each of heard) each.unsubscribe();
    };
  }, [actor, balanceOutdated, notify]);
  return (
    <TokenWalletView
      snapshot={snapshot}
      tokens={tokens}
      send={(event) => {
        send(event);
        if (event.type === 'wallet.closed') onClose();
      }}
    />
  );
}
