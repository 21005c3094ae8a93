import { walletEndpoints } from '@mirror-studio/domain/contract';
import { endOf } from '@mirror-studio/state-machines/shared';
import { provideTokenWallet } from '@mirror-studio/state-machines/token-wallet';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { api, readBalance, toast } from '../atlas/flow-page/example-effects.ts';
import { TokenWalletView } from './TokenWalletView.tsx';

const machine = provideTokenWallet({
  readLogs: ({ cursor }, signal) => api.call(walletEndpoints.tokenLogs, { query: { cursor }, signal }),
  checkout: ({ amountCents, idempotencyKey }, signal) =>
    api.call(walletEndpoints.checkout, { body: { amountUsd: amountCents / 100 }, idempotencyKey, signal }),
  newKey: () => crypto.randomUUID(),
});

export function TokenWallet({ tokens }: { tokens: number }) {
  const [snapshot, send, actor] = useActor(machine, { input: { purchasing: 'simulated' } });
  useEffect(() => endOf(actor.on('notice.raised', ({ notice }) => toast(notice))), [actor]);
  useEffect(() => endOf(actor.on('balance.outdated', () => readBalance())), [actor]);
  useEffect(() => endOf(actor.on('redirect.asked', ({ url }) => location.assign(url))), [actor]);
  return <TokenWalletView snapshot={snapshot} send={send} tokens={tokens} />;
}
