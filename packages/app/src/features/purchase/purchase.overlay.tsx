import { PurchaseView } from '@mirror-studio/flows/purchase';
import { providePurchase } from '@mirror-studio/state-machines/purchase';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBalanceOutdated } from '../../api/balance.ts';
import { purchaseCoins } from '../../api/receipts.ts';
import { useOverlayFlow } from '../../overlays/use-overlay-flow.ts';
import { useServices, useUser } from '../../providers/services.tsx';

/** The purchase dialog with the real ledger behind it. */
export default function Purchase() {
  const { api, flags } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const balanceOutdated = useBalanceOutdated();
  const machine = useMemo(
    () =>
      providePurchase({
        purchase: purchaseCoins({ api, queries, userId }),
        newKey: () => crypto.randomUUID(),
      }),
    [api, queries, userId],
  );
  const { snapshot, send } = useOverlayFlow('purchase', machine, {
    input: () => ({ purchasing: flags.purchasing }),
    open: { type: 'dialog.opened' },
    close: { type: 'dialog.closed' },
    on: {
      'balance.outdated': balanceOutdated,
      'redirect.asked': ({ url }) => window.location.assign(url),
    },
  });
  return <PurchaseView snapshot={snapshot} send={send} />;
}
