import { walletEndpoints } from '@mirror-studio/domain/contract';
import { provideExchange } from '@mirror-studio/state-machines/exchange';
import { endOf } from '@mirror-studio/state-machines/shared';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { api, readBalance, toast } from '../atlas/flow-page/example-effects.ts';
import { ExchangeView } from './ExchangeView.tsx';

const machine = provideExchange({
  exchange: ({ coins, idempotencyKey }, signal) =>
    api.call(walletEndpoints.exchange, { body: { coins }, idempotencyKey, signal }),
  newKey: () => crypto.randomUUID(),
});

export function Exchange({ coins }: { coins: number }) {
  const [snapshot, send, actor] = useActor(machine, { input: { availableCoins: coins } });
  useEffect(() => endOf(actor.on('notice.raised', ({ notice }) => toast(notice))), [actor]);
  useEffect(() => endOf(actor.on('balance.outdated', () => readBalance())), [actor]);
  useEffect(() => send({ type: 'balance.changed', availableCoins: coins }), [coins, send]);
  return <ExchangeView snapshot={snapshot} send={send} />;
}
