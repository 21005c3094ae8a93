import { type Api, walletEndpoints } from '@mirror-studio/domain/contract';
import { Button } from '@mirror-studio/ui/Button';
import type { SpokenNotice } from '../texts/index.ts';
import { TokenWallet } from './index.ts';

interface Shop {
  api: Api;
  tokens: number;
  readBalance: () => void;
  toast: (notice: SpokenNotice) => void;
}

export const Wallet = ({ api, tokens, readBalance, toast }: Shop) => (
  <TokenWallet
    effects={{
      readLogs: (query, signal) => api.call(walletEndpoints.tokenLogs, { query, signal }),
      checkout: ({ amountCents, idempotencyKey }, signal) =>
        api.call(walletEndpoints.checkout, {
          body: { amountUsd: amountCents / 100 },
          idempotencyKey,
          signal,
        }),
      newKey: () => crypto.randomUUID(),
    }}
    purchasing="simulated"
    tokens={tokens}
    on={{ 'balance.outdated': readBalance, 'redirect.asked': ({ url }) => location.assign(url) }}
    onNotice={toast}
    trigger={({ send }) => <Button onPress={() => send({ type: 'wallet.opened' })}>Tokens</Button>}
  />
);
