import { simulatedPurchaseLimits, walletLimits } from '@mirror-studio/domain/constants/wallet';
import { coinPackages } from '@mirror-studio/domain/economy';
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
      const bought = await buy(ask, coins, priceCents);
      expect(bought).toEqual({
        status: 200,
        body: { ok: true, simulated: true, coins, balance, orderId: expect.any(String) as string },
      });
      const { order } = (await ask('GET', `/api/orders/${String(bought.body['orderId'])}`)).body;
      expect(order).toMatchObject({ coins, priceCents, state: 'paid', isSimulated: true });
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
    [1e300, 4999],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    [500, -4999],
    [[500], 4999],
    [500, null],
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
    expect((await checkout(ask, amountUsd)).body).toMatchObject({ simulated: true, tokensIssued: tokens });
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

describe('a day', () => {
  const { purchasesPerDay, coinsPerDay } = simulatedPurchaseLimits;
  const many = Array.from({ length: purchasesPerDay + 5 });
  /** Until one minute before the next day: nothing here depends on when the test runs. */
  const toLastMinute = async () => {
    const dayMs = 86_400_000;
    server.clock.advance(dayMs - (server.clock.now().getTime() % dayMs) - 60_000);
    return newcomer();
  };

  it('holds so many simulated purchases of both kinds, also when they are asked for at once', async () => {
    const ask = await toLastMinute();
    const answers = await Promise.all(
      many.map((_, at) => (at % 2 === 0 ? checkout(ask, 1.5) : checkout(ask, 5))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(purchasesPerDay);
    const message =
      'While purchases are simulated, up to 10 can be made a day. The next day begins in 0 h 1 min, at 00:00 UTC.';
    for (const answer of [answers.find(({ status }) => status !== 200), await buy(ask, 500, 4999)]) {
      expect(answer).toMatchObject({ status: 429, body: { message, error: { code: 'RATE_LIMITED' } } });
    }
  });

  it('holds so many coins, also when they are asked for at once, and the next day begins anew', async () => {
    const ask = await toLastMinute();
    const dear = coinPackages.find(({ coins }) => coins === 3000);
    const answers = await Promise.all(many.map(() => buy(ask, dear?.coins, dear?.priceCents)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(Math.floor(coinsPerDay / 3000));
    expect(await coinsOf(ask)).toBe(grant + coinsPerDay);
    expect((await checkout(ask, 5)).body['message']).toBe(
      'While purchases are simulated, up to 6,000 coins can be bought a day. 0 are left for today. The next day begins in 0 h 1 min, at 00:00 UTC.',
    );
    server.clock.advance(60_000);
    expect((await checkout(ask, 5)).status).toBe(200);
  });

  it('is each member’s own, and one who asks again under the same key has bought once', async () => {
    const ask = await toLastMinute();
    const key = crypto.randomUUID();
    for (const _ of many) expect((await buy(ask, 500, 4999, key)).status).toBe(200);
    expect(await coinsOf(ask)).toBe(grant + 500);
    expect((await buy(await newcomer(), 500, 4999)).status).toBe(200);
  });
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
