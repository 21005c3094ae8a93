import { walletEndpoints } from '@mirror-studio/domain/contract';
import { providePurchase } from '@mirror-studio/state-machines/purchase';
import { endOf } from '@mirror-studio/state-machines/shared';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { api, readBalance, toast } from '../atlas/flow-page/example-effects.ts';
import { PurchaseView } from './PurchaseView.tsx';

const machine = providePurchase({
  purchase: ({ pack: { coins, priceCents }, idempotencyKey }, signal) =>
    api.call(walletEndpoints.createPayment, {
      body: { coins, amount_cents: priceCents, sourceId: 'mock' },
      idempotencyKey,
      signal,
    }),
  newKey: () => crypto.randomUUID(),
});

export function Purchase() {
  const [snapshot, send, actor] = useActor(machine, { input: { purchasing: 'simulated' } });
  useEffect(() => endOf(actor.on('notice.raised', ({ notice }) => toast(notice))), [actor]);
  useEffect(() => endOf(actor.on('balance.outdated', () => readBalance())), [actor]);
  return <PurchaseView snapshot={snapshot} send={send} />;
}
