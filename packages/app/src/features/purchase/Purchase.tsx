import { PurchaseView } from '@mirror-studio/flows/purchase';
import { providePurchase } from '@mirror-studio/state-machines/purchase';
import { useQueryClient } from '@tanstack/react-query';
import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useBalanceOutdated } from '../../api/balance.ts';
import { purchaseCoins } from '../../api/receipts.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useToast } from '../../toasts/ToastProvider.tsx';

interface PurchaseProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The purchase dialog with the real ledger behind it. */
export function Purchase({ isOpen, onClose }: PurchaseProps) {
  const { api, flags } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const notify = useToast();
  const balanceOutdated = useBalanceOutdated();
  const machine = useMemo(
    () =>
      providePurchase({
        purchase: purchaseCoins({ api, queries, userId }),
        newKey: () => crypto.randomUUID(),
      }),
    [api, queries, userId],
  );
  const [snapshot, send, actor] = useActor(machine, { input: { purchasing: flags.purchasing } });
  useEffect(() => send({ type: isOpen ? 'dialog.opened' : 'dialog.closed' }), [send, isOpen]);
  useEffect(() => {
    const heard = [
      actor.on('notice.raised', ({ notice }) => notify(notice)),
      actor.on('balance.outdated', () => {
        balanceOutdated();
        // A purchase that went through closes the dialog itself.
        if (actor.getSnapshot().matches('closed')) onClose();
      }),
    ];
    return () => {
      for (const each of heard) each.unsubscribe();
    };
  }, [actor, balanceOutdated, notify, onClose]);
  return (
    <PurchaseView
      snapshot={snapshot}
      send={(event) => {
        send(event);
        if (event.type === 'dialog.closed') onClose();
      }}
    />
  );
}
