import * as v from 'valibot';
import { currencies } from '../../economy/ledger.ts';
import { endpoint, named } from '../endpoint.ts';
import { done, identifier, moment, nextCursor, pageQuery, sampleMoment, text, whole } from '../wire.ts';

/** §2 A figure of a balance that is missing counts as 0, and the other stays what it is. */
const figure = v.nullish(whole, 0);

/** §3 Balance. */
export const balance = named('Balance', v.object({ coins: figure, credits: figure }));
export type Balance = v.InferOutput<typeof balance>;

/** §3 Token log entry. `change` is signed; currency, note and jobId are added (decisions: every row says why). */
export const tokenLogEntry = named(
  'TokenLogEntry',
  v.object({
    id: text,
    change: whole,
    reason: text,
    createdAt: moment,
    currency: v.optional(v.picklist(currencies)),
    note: v.nullish(text),
    jobId: v.nullish(text),
  }),
);
export type TokenLogEntry = v.InferOutput<typeof tokenLogEntry>;

const sampleBalance: Balance = { coins: 820, credits: 128 };
export const sampleLogEntry: TokenLogEntry = {
  id: 't1',
  change: -420,
  reason: 'exchange',
  createdAt: sampleMoment,
};

export const walletEndpoints = {
  balance: endpoint({
    method: 'GET',
    path: '/api/balance',
    response: balance,
    docs: { summary: 'The balance in coins and credits.', sample: { response: sampleBalance } },
  }),
  tokens: endpoint({
    method: 'GET',
    path: '/api/tokens',
    response: v.object({ balance: whole }),
    docs: {
      summary: 'The balance in tokens, which are Mirror Coins by another name.',
      sample: { response: { balance: 820 } },
    },
  }),
  tokenLogs: endpoint({
    method: 'GET',
    path: '/api/tokens/logs',
    query: pageQuery,
    response: v.object({ logs: v.array(tokenLogEntry), nextCursor }),
    docs: {
      summary: 'The transactions of the ledger, newest first, a page at a time.',
      sample: { response: { logs: [sampleLogEntry], nextCursor: null } },
    },
  }),
  exchange: endpoint({
    method: 'POST',
    path: '/api/coins/exchange',
    openInDemo: true,
    idempotencyKey: 'required',
    request: v.object({ coins: whole }),
    response: v.object({ ...done.entries, coins: whole, credits: whole, balance, transferId: text }),
    docs: {
      summary: 'Exchanges Mirror Coins for Usage Credits, rounded down.',
      errors: ['COINS_INSUFFICIENT'],
      sample: {
        request: { coins: 420 },
        response: { ok: true, coins: 420, credits: 42, balance: sampleBalance, transferId: 'x1' },
      },
    },
  }),
  checkout: endpoint({
    method: 'POST',
    path: '/api/coins/checkout',
    idempotencyKey: 'required',
    request: v.object({ amountUsd: v.number() }),
    response: v.object({
      simulated: v.optional(v.boolean()),
      tokensIssued: v.optional(whole),
      checkoutUrl: v.optional(text),
      /** What the success page asks for. */
      orderId: v.optional(text),
    }),
    docs: {
      summary: 'Buys tokens for an amount; simulated while the product is in alpha.',
      errors: ['FORBIDDEN', 'RATE_LIMITED', 'CONFLICT', 'PROVIDER_DOWN', 'PROVIDER_REFUSED'],
      sample: { request: { amountUsd: 8.08 }, response: {} },
    },
  }),
  createPayment: endpoint({
    method: 'POST',
    path: '/api/payments/create',
    idempotencyKey: 'required',
    request: v.object({ coins: whole, amount_cents: whole, sourceId: identifier }),
    response: v.object({
      ...done.entries,
      simulated: v.optional(v.boolean()),
      coins: v.optional(whole),
      balance: v.optional(balance),
      /** Where it is paid; what is simulated has none, and is paid. */
      checkoutUrl: v.optional(text),
      orderId: v.optional(text),
    }),
    docs: {
      summary: 'Buys a coin package; simulated while the product is in alpha.',
      errors: ['FORBIDDEN', 'RATE_LIMITED', 'CONFLICT', 'PROVIDER_DOWN', 'PROVIDER_REFUSED'],
      sample: { request: { coins: 500, amount_cents: 4999, sourceId: 'mock' }, response: { ok: true } },
    },
  }),
};
