import { ExchangeView } from '@mirror-studio/flows/exchange';
import { provideExchange } from '@mirror-studio/state-machines/exchange';
import { useTextLocale } from '@mirror-studio/ui/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useBalance, useBalanceOutdated } from '../../api/balance.ts';
import { exchangeCoins } from '../../api/receipts.ts';
import { useOverlayFlow } from '../../overlays/use-overlay-flow.ts';
import { useServices, useUser } from '../../providers/services.tsx';

/** The exchange with the real ledger behind it. */
export default function Exchange() {
  const { api } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const balanceOutdated = useBalanceOutdated();
  const locale = useTextLocale();
  const coins = useBalance().data?.coins ?? 0;
  const machine = useMemo(
    () =>
      provideExchange({
        exchange: exchangeCoins({ api, queries, userId }),
        newKey: () => crypto.randomUUID(),
      }),
    [api, queries, userId],
  );
  const { snapshot, send } = useOverlayFlow('exchange', machine, {
    input: () => ({ availableCoins: coins }),
    open: { type: 'dialog.opened', locale },
    close: { type: 'dialog.closed' },
    on: { 'balance.outdated': balanceOutdated },
  });
  useEffect(() => send({ type: 'balance.changed', availableCoins: coins }), [send, coins]);
  return <ExchangeView snapshot={snapshot} send={send} />;
}
