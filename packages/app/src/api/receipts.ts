import { type Api, type Balance, walletEndpoints } from '@mirror-studio/domain/contract';
import { dollarsFromCents } from '@mirror-studio/domain/economy';
import type { ExchangeActors } from '@mirror-studio/state-machines/exchange';
import type { PurchaseActors } from '@mirror-studio/state-machines/purchase';
import type { TokenWalletActors } from '@mirror-studio/state-machines/token-wallet';
import type { QueryClient } from '@tanstack/react-query';
import { balanceQuery } from './balance.ts';

/** Where a receipt comes from, and whose balance it is put into. */
interface ReceiptCache {
  readonly api: Api;
  readonly queries: QueryClient;
  readonly userId: string;
}

/** Nothing is charged in alpha: the payment names no card (§7). */
const mockSource = 'mock';

/** POST /api/coins/exchange (§7). The balance of its receipt is in the cache before it returns. */
export const exchangeCoins =
  (cache: ReceiptCache): ExchangeActors['exchange'] =>
  async ({ coins, idempotencyKey }, signal) => {
    const receipt = await cache.api.call(walletEndpoints.exchange, {
      body: { coins },
      idempotencyKey,
      signal,
    });
    await showBalance(cache, receipt.balance);
    return receipt;
  };

/** POST /api/payments/create (§7). The balance of its receipt, where it states one, is in the cache before it returns. */
export const purchaseCoins =
  (cache: ReceiptCache) =>
  async (...[{ pack, idempotencyKey }, signal]: Parameters<PurchaseActors['purchase']>) => {
    const receipt = await cache.api.call(walletEndpoints.createPayment, {
      body: { coins: pack.coins, amount_cents: pack.priceCents, sourceId: mockSource },
      idempotencyKey,
      signal,
    });
    if (receipt.balance) await showBalance(cache, receipt.balance);
    return receipt;
  };

/** POST /api/coins/checkout (§7). Its receipt states no balance: that is read before it returns. */
export const checkoutTokens =
  (cache: ReceiptCache): TokenWalletActors['checkout'] =>
  async ({ amountCents, idempotencyKey }, signal) => {
    const receipt = await cache.api.call(walletEndpoints.checkout, {
      body: { amountUsd: dollarsFromCents(amountCents) },
      idempotencyKey,
      signal,
    });
    if (receipt.checkoutUrl !== undefined) return receipt;
    // One that cannot be read does not make a failure of what was bought.
    const balance = await cache.api.call(walletEndpoints.balance, { signal }).catch(() => null);
    if (balance) await showBalance(cache, balance);
    return receipt;
  };

/**
 * Puts a balance that the server stated into the cache, so that the message of success does not come before its figure.
 * A reading that is under way is cancelled: it may have been answered before the value moved.
 */
async function showBalance({ api, queries, userId }: ReceiptCache, balance: Balance): Promise<void> {
  const { queryKey } = balanceQuery(api, userId);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, balance);
}
