import { providePurchase } from '@mirror-studio/state-machines/purchase';
import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useBalanceOutdated } from '../../api/balance.ts';
import { useNotify } from '../../notices/notices.tsx';
import { useServices } from '../../providers/services.tsx';
import { PurchaseView } from './PurchaseView.tsx';

interface PurchaseProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Nothing is charged in alpha: the payment names no card (§7). */
const mockSource = 'mock';

/** The purchase dialog with the real ledger behind it. */
export function Purchase({ isOpen, onClose }: PurchaseProps) {
  const { api, flags } = useServices();
  const notify = useNotify();
  const balanceOutdated = useBalanceOutdated();
  const machine = useMemo(
    () =>
      providePurchase({
        purchase: ({ pack, idempotencyKey }, signal) =>
          api.call('createPayment', {
            body: { coins: pack.coins, amount_cents: pack.priceCents, sourceId: mockSource },
            idempotencyKey,
            signal,
          }),
        newKey: () => crypto.randomUUID(),
      }),
    [api],
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
