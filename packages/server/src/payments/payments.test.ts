import { coinPackages } from '@mirror-studio/domain/economy';
import { walletLimits } from '@mirror-studio/domain/limits';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asker, signIn, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const newcomer = async (at = server) => asker(at.url, (await signIn(at)).session.access_token);
type Ask = Awaited<ReturnType<typeof newcomer>>;

const packageBody = (coins: unknown, amount_cents: unknown) => ({ coins, amount_cents, sourceId: 'mock' });
const buy = (ask: Ask, coins: unknown, cents: unknown, key?: string) =>
  ask('POST', '/api/payments/create', packageBody(coins, cents), key);
const checkout = (ask: Ask, amountUsd: unknown, key?: string) =>
  ask('POST', '/api/coins/checkout', { amountUsd }, key);
const coinsOf = async (ask: Ask) => (await ask('GET', '/api/balance')).body['coins'];
const newest = async (ask: Ask) =>
  ((await ask('GET', '/api/tokens/logs')).body['logs'] as Record<string, unknown>[])[0];
const grant: number = walletLimits.welcomeGrantCoins;

describe('the purchase dialog', () => {
  it.each(coinPackages)(
    'buys $coins coins, simulated, and the ledger says so',
    async ({ coins, priceCents }) => {
      const ask = await newcomer();
      const balance = { coins: grant + coins, credits: 0 };
      expect(await buy(ask, coins, priceCents)).toEqual({
        status: 200,
        body: { ok: true, simulated: true, coins, balance },
      });
      expect(await newest(ask)).toMatchObject({
        change: coins,
        reason: 'simulated_purchase',
        currency: 'coins',
      });
      expect((await newest(ask))?.['note']).toMatch(/^Simulated: .*nothing was charged$/);
    },
  );

  it.each([
    [500, 1],
    [501, 4999],
    [-500, 4999],
    [0, 0],
    ['500', 4999],
    [500.5, 4999],
  ])('sells no package of %s coins at %s cents', async (coins, cents) => {
    const ask = await newcomer();
    expect((await buy(ask, coins, cents)).body).toMatchObject({
      error: { code: 'INPUT_INVALID', message: refusals.packageUnknown },
    });
    expect(await coinsOf(ask)).toBe(grant);
  });
});

describe('the wallet', () => {
  it.each([
    [5, 50],
    [9.5, 100],
    [45, 500],
    [1.5, 15],
    [8.07, 88],
    [8.08, 88],
    [8.09, 88],
    [11.1, 123],
    [11.11, 123],
    [11.12, 123],
    [22.21, 246],
    [22.22, 246],
    [22.23, 246],
    [99, 990],
  ])('buys for %d dollars %i tokens', async (amountUsd, tokens) => {
    const ask = await newcomer();
    expect((await checkout(ask, amountUsd)).body).toEqual({ simulated: true, tokensIssued: tokens });
    expect((await ask('GET', '/api/tokens')).body).toEqual({ balance: grant + tokens });
    expect(await newest(ask)).toMatchObject({ change: tokens, reason: 'simulated_checkout' });
  });

  it.each([0, -5, 1, 1.49, 99.5, 5.001, 5.01, 8.06, 8.1, 8.085, 1e12, null, '5'])(
    'sells nothing for %s',
    async (amountUsd) => {
      const ask = await newcomer();
      expect((await checkout(ask, amountUsd)).body).toMatchObject({
        error: { code: 'INPUT_INVALID', message: refusals.amountUnknown },
      });
      expect(await coinsOf(ask)).toBe(grant);
    },
  );
});

it('asked many times at once under one key, issues once; another question under it is refused', async () => {
  const ask = await newcomer();
  const key = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => buy(ask, 500, 4999, key)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await coinsOf(ask)).toBe(grant + 500);
  expect((await buy(ask, 1200, 9999, key)).body).toMatchObject({ error: { code: 'IDEMPOTENCY_CONFLICT' } });
  expect((await checkout(ask, 5, key)).body).toMatchObject({ error: { code: 'IDEMPOTENCY_CONFLICT' } });
  expect((await buy(ask, 500, 4999, '')).body).toMatchObject({ error: { code: 'INPUT_INVALID' } });
  expect(await coinsOf(ask)).toBe(grant + 500);
});

it('with purchasing disabled, refuses both and moves nothing', async () => {
  const closed = await startTestServer({ purchasing: 'disabled' });
  try {
    const ask = await newcomer(closed);
    for (const answer of [await buy(ask, 500, 4999), await checkout(ask, 5)]) {
      expect(answer).toMatchObject({
        status: 403,
        body: { message: refusals.purchasingDisabled, error: { code: 'FORBIDDEN' } },
      });
    }
    expect(await coinsOf(ask)).toBe(grant);
  } finally {
    await closed.close();
  }
});

it('needs somebody signed in', async () => {
  const ask = asker(server.url, 'nobody');
  expect((await buy(ask, 500, 4999)).status).toBe(401);
  expect((await checkout(ask, 5)).status).toBe(401);
});
