import { type Api, walletEndpoints } from '@mirror-studio/domain/contract';
import { Button } from '@mirror-studio/ui/Button';
import type { SpokenNotice } from '../texts/index.ts';
import { Purchase } from './index.ts';

interface Shop {
  api: Api;
  readBalance: () => void;
  toast: (notice: SpokenNotice) => void;
}

export const CoinShop = ({ api, readBalance, toast }: Shop) => (
  <Purchase
    effects={{
      purchase: ({ pack: { coins, priceCents }, idempotencyKey }, signal) => {
        const body = { coins, amount_cents: priceCents, sourceId: 'mock' };
        return api.call(walletEndpoints.createPayment, { body, idempotencyKey, signal });
      },
      newKey: () => crypto.randomUUID(),
    }}
    purchasing="simulated"
    on={{ 'balance.outdated': readBalance, 'redirect.asked': ({ url }) => window.location.assign(url) }}
    onNotice={toast}
    trigger={({ send }) => <Button onPress={() => send({ type: 'dialog.opened' })}>Buy coins</Button>}
  />
);
