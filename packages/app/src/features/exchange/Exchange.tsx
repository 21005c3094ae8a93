import { ExchangeView } from '@mirror-studio/flows/exchange';
import { provideExchange } from '@mirror-studio/state-machines/exchange';
import { useTextLocale } from '@mirror-studio/ui/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useBalance, useBalanceOutdated } from '../../api/balance.ts';
import { exchangeCoins } from '../../api/receipts.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useToast } from '../../toasts/ToastProvider.tsx';

interface ExchangeProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The exchange with the real ledger behind it. */
export function Exchange({ isOpen, onClose }: ExchangeProps) {
  const { api } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const notify = useToast();
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
  const [snapshot, send, actor] = useActor(machine, { input: { availableCoins: coins } });

  useEffect(() => send({ type: 'balance.changed', availableCoins: coins }), [send, coins]);
  useEffect(
    () => send(isOpen ? { type: 'dialog.opened', locale } : { type: 'dialog.closed' }),
    [send, isOpen, locale],
  );
  useEffect(() => {
    const heard = [
      actor.on('notice.raised', ({ notice }) => notify(notice)),
      actor.on('balance.outdated', balanceOutdated),
      actor.subscribe((state) => {
        if (state.matches('done')) onClose();
      }),
    ];
    return () => {
      for (const each of heard) each.unsubscribe();
    };
  }, [actor, balanceOutdated, notify, onClose]);

  return (
    <ExchangeView
      snapshot={snapshot}
      send={(event) => {
        send(event);
        if (event.type === 'dialog.closed') onClose();
      }}
    />
  );
}
