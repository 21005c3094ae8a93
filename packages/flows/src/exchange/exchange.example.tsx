import { type Api, walletEndpoints } from '@mirror-studio/domain/contract';
import { Button } from '@mirror-studio/ui/Button';
import type { SpokenNotice } from '../texts/index.ts';
import { Exchange } from './index.ts';

interface Shop {
  api: Api;
  coins: number;
  readBalance: () => void;
  toast: (notice: SpokenNotice) => void;
}

export const CoinExchange = ({ api, coins, readBalance, toast }: Shop) => (
  <Exchange
    effects={{
      exchange: ({ coins: amount, idempotencyKey }, signal) =>
        api.call(walletEndpoints.exchange, { body: { coins: amount }, idempotencyKey, signal }),
      newKey: () => crypto.randomUUID(),
    }}
    availableCoins={coins}
    on={{ 'balance.outdated': readBalance }}
    onNotice={toast}
    trigger={({ send }) => <Button onPress={() => send({ type: 'dialog.opened' })}>Get credits</Button>}
  />
);
