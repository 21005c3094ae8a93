import { walletLimits } from '@mirror-studio/domain/constants/wallet';
import { endpoints, type Method, type Order, type Subscription } from '@mirror-studio/domain/contract';
import { subscriptionLimits, subscriptionPlans } from '@mirror-studio/domain/economy';
import { mail as english } from '@mirror-studio/domain/texts/en/mail';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { mail as spanish } from '@mirror-studio/domain/texts/es/mail';
import { refusals as spanishRefusals } from '@mirror-studio/domain/texts/es/refusals';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../composition/app.ts';
import { openProduct } from '../composition/product.ts';
import { expectConforming } from '../testing/conform.ts';
import { testServices } from '../testing/index.ts';
import { sweepSubscriptions } from './sweep.ts';

type World = Awaited<ReturnType<typeof openWorld>>;

/** A server without a sweeper of its own, whose tokens last as long as the clock goes. */
async function openWorld() {
  const services = await testServices();
  const product = await openProduct(services);
  const app = createApp(services, product);
  return {
    services,
    app,
    close: async () => {
      await product.stop();
      await services.close();
    },
  };
}

let server: World;
beforeAll(async () => {
  server = await openWorld();
});
afterAll(() => server.close());

const welcome: number = walletLimits.welcomeGrantCoins;
const [glass, silver, obsidian] = subscriptionPlans as [
  (typeof subscriptionPlans)[0],
  (typeof subscriptionPlans)[0],
  (typeof subscriptionPlans)[0],
];
const { subscribe, changeSubscription, cancelSubscription, resumeSubscription } = endpoints;

async function newcomer({ app } = server, language = 'en') {
  const id = crypto.randomUUID();
  const ask = async (method: Method, path: string, body?: object, key: string = crypto.randomUUID()) => {
    const response = await app.request(path, {
      method,
      headers: {
        authorization: `Bearer test:${id}`,
        'accept-language': language,
        'idempotency-key': key,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = { status: response.status, body: (await response.json()) as Record<string, unknown> };
    expectConforming(method, path, answer);
    return answer;
  };
  const of = ({ body }: { body: Record<string, unknown> }) => body['subscription'] as Subscription;
  return {
    ask,
    id,
    begin: (plan: string, key?: string) => ask('POST', subscribe.path, { plan }, key),
    change: (plan: string, basedOn: number, key?: string) =>
      ask('POST', changeSubscription.path, { plan, basedOn }, key),
    cancel: () => ask('POST', cancelSubscription.path),
    resume: () => ask('POST', resumeSubscription.path),
    subscription: async () => of(await ask('GET', endpoints.subscription.path)),
    coins: async () => (await ask('GET', endpoints.balance.path)).body['coins'],
    orders: async () => (await ask('GET', endpoints.orders.path)).body['orders'] as Order[],
    of,
  };
}

async function pass({ services }: World, until: Date | string | number): Promise<void> {
  services.clock.advance(new Date(until).getTime() - services.clock.now().getTime());
  await sweepSubscriptions(services);
}

describe('a subscription', () => {
  test('begins once, at once, and says that it is simulated everywhere', async () => {
    const someone = await newcomer();
    expect(await someone.subscription()).toBeNull();
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => someone.begin('silver', key)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const { id, periodFrom: from, periodUntil: until } = await someone.subscription();
    expect(await someone.subscription()).toMatchObject({
      plan: 'silver',
      state: 'active',
      isSimulated: true,
      paidCents: silver.priceCents,
      grantedCoins: silver.monthlyCoins,
      nextPlan: null,
      graceUntil: null,
    });
    expect(await someone.coins()).toBe(welcome + silver.monthlyCoins);
    const [order] = await someone.orders();
    expect(order).toMatchObject({
      item: 'silver',
      isSimulated: true,
      state: 'paid',
      period: { from, until },
    });
    const { lines } = (await someone.ask('GET', endpoints.ledger.path)).body as {
      lines: { reason: string; note: string }[];
    };
    expect(lines[0]).toMatchObject({ reason: 'simulated_subscription' });
    expect(lines[0]?.note).toMatch(/^Simulated: .*nothing was charged$/);
    expect((await someone.begin('glass')).body).toMatchObject({
      error: { code: 'CONFLICT', message: refusals.subscriptionOpen },
    });
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('of two beginnings at once under two keys there is one', async () => {
    const someone = await newcomer();
    const answers = await Promise.all(['glass', 'silver', 'obsidian'].map((plan) => someone.begin(plan)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await someone.orders()).toHaveLength(1);
  });

  test.each([{ plan: 'gold' }, {}, { plan: null }])('of %o is none', async (body) => {
    const { ask } = await newcomer();
    expect((await ask('POST', subscribe.path, body)).body).toMatchObject({
      error: { code: 'INPUT_INVALID' },
    });
  });

  test('is renewed each month, and not before', async () => {
    const someone = await newcomer();
    await someone.begin('glass');
    for (const month of [2, 3, 4]) {
      const { periodUntil } = await someone.subscription();
      await pass(server, new Date(new Date(periodUntil).getTime() - 1));
      expect(await someone.coins()).toBe(welcome + (month - 1) * glass.monthlyCoins);
      await pass(server, periodUntil);
      expect(await someone.coins()).toBe(welcome + month * glass.monthlyCoins);
      expect((await someone.subscription()).periodFrom).toBe(periodUntil);
    }
    expect(await someone.orders()).toHaveLength(4);
  });

  test('changes now to a dearer plan for the difference, and with the month to a cheaper one', async () => {
    const someone = await newcomer();
    await someone.begin('glass');
    const first = await someone.subscription();
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => someone.change('obsidian', first.revision, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await someone.coins()).toBe(welcome + obsidian.monthlyCoins);
    const prices = (await someone.orders()).map(({ priceCents }) => priceCents);
    expect(prices.toSorted((a, b) => b - a)).toEqual([
      obsidian.priceCents - glass.priceCents,
      glass.priceCents,
    ]);
    expect((await someone.change('glass', first.revision)).body).toMatchObject({
      error: { code: 'CONFLICT', message: refusals.subscriptionChanged },
    });
    const { revision, periodUntil } = await someone.subscription();
    expect(someone.of(await someone.change('silver', revision))).toMatchObject({
      plan: 'obsidian',
      nextPlan: 'silver',
    });
    expect(someone.of(await someone.change('obsidian', revision + 1))).toMatchObject({ nextPlan: null });
    await someone.change('glass', revision + 2);
    expect(await someone.coins()).toBe(welcome + obsidian.monthlyCoins);
    await pass(server, periodUntil);
    expect(await someone.subscription()).toMatchObject({ plan: 'glass', nextPlan: null });
    expect(await someone.coins()).toBe(welcome + obsidian.monthlyCoins + glass.monthlyCoins);
  });

  test('is cancelled at the end of its month and resumed before it, each also when asked again', async () => {
    const someone = await newcomer();
    await someone.begin('silver');
    const { periodUntil } = await someone.subscription();
    for (const _again of [1, 2])
      expect(someone.of(await someone.cancel())).toMatchObject({ isCancelled: true });
    const { revision } = await someone.subscription();
    expect((await someone.change('obsidian', revision)).body['message']).toBe(refusals.subscriptionCancelled);
    for (const _again of [1, 2])
      expect(someone.of(await someone.resume())).toMatchObject({ isCancelled: false });
    await someone.cancel();
    await pass(server, periodUntil);
    expect(await someone.subscription()).toMatchObject({ state: 'ended', endedAt: periodUntil });
    expect(await someone.coins()).toBe(welcome + silver.monthlyCoins);
    expect((await someone.resume()).body).toMatchObject({ error: { message: refusals.subscriptionEnded } });
    expect((await someone.begin('glass')).status).toBe(200);
    expect(await someone.subscription()).toMatchObject({ plan: 'glass', state: 'active' });
  });

  test('is nobody else’s, and there is nothing to cancel without one', async () => {
    const [someone, other] = [await newcomer(), await newcomer()];
    await someone.begin('silver');
    expect(await other.subscription()).toBeNull();
    expect((await other.cancel()).status).toBe(404);
    expect((await other.resume()).status).toBe(404);
    expect((await other.change('glass', 1)).status).toBe(404);
  });

  test('is not renewed for an account that waits for its removal', async () => {
    const someone = await newcomer();
    await someone.begin('silver');
    const { periodUntil } = await someone.subscription();
    await server.services.db.run(sql`insert into studio.account_deletions (member, language, requested_at, due_at)
      values (${someone.id}, 'en', now(), now() + interval '1000 years')`);
    await pass(server, periodUntil);
    expect(await someone.subscription()).toMatchObject({ state: 'ended' });
    expect(await someone.orders()).toHaveLength(1);
  });
});

describe('where purchases are', () => {
  test.each([
    ['disabled', refusals.purchasingDisabled],
    ['live', refusals.subscriptionsNotLive],
  ] as const)('%s, none can be begun or changed, in words', async (purchasing, message) => {
    const someone = await newcomer();
    await someone.begin('glass');
    const { revision } = await someone.subscription();
    const config = server.services.config as { purchasing: string };
    const before = config.purchasing;
    config.purchasing = purchasing;
    try {
      const refused = { error: { code: 'FORBIDDEN', message } };
      expect((await (await newcomer()).begin('silver')).body).toMatchObject(refused);
      expect((await someone.change('obsidian', revision)).body).toMatchObject(refused);
      expect(await someone.coins()).toBe(welcome + glass.monthlyCoins);
    } finally {
      config.purchasing = before;
    }
  });
});

describe('a renewal that fails', () => {
  async function failing(language: 'en' | 'es' = 'en') {
    const own = await openWorld();
    const someone = await newcomer(own, language);
    await someone.begin('silver');
    const { services } = own;
    const config = services.config as { purchasing: string };
    config.purchasing = 'disabled';
    const ends = new Date((await someone.subscription()).periodUntil).getTime();
    const subjects = () => services.mailer.sent.map(({ subject }) => subject);
    return { own, someone, config, at: (moment: number) => pass(own, moment), subjects, ends };
  }

  test('is told once, is tried again, and comes good in its grace', async () => {
    const { own, someone, config, at, subjects, ends } = await failing('es');
    await at(ends);
    expect(await someone.subscription()).toMatchObject({
      state: 'pastDue',
      graceUntil: new Date(ends + subscriptionLimits.graceMs).toISOString(),
    });
    expect(await someone.coins()).toBe(welcome + silver.monthlyCoins);
    await at(ends + subscriptionLimits.retryMs);
    expect(subjects()).toEqual([spanish.renewalFailedSubject]);
    expect((await someone.change('glass', (await someone.subscription()).revision)).body['message']).toBe(
      spanishRefusals.subscriptionPastDue,
    );
    config.purchasing = 'simulated';
    await at(ends + 3 * subscriptionLimits.retryMs);
    const { periodFrom, state } = await someone.subscription();
    expect([state, periodFrom]).toEqual(['active', new Date(ends).toISOString()]);
    expect(await someone.coins()).toBe(welcome + 2 * silver.monthlyCoins);
    expect(subjects()).toEqual([spanish.renewalFailedSubject, spanish.renewalDoneSubject]);
    await own.close();
  });

  test('ends with its grace, and can be ended before', async () => {
    const { own, someone, at, subjects, ends } = await failing();
    await at(ends);
    await at(ends + subscriptionLimits.graceMs - 1);
    expect(await someone.subscription()).toMatchObject({ state: 'pastDue' });
    await at(ends + subscriptionLimits.graceMs);
    expect(await someone.subscription()).toMatchObject({ state: 'ended' });
    expect(await someone.coins()).toBe(welcome + silver.monthlyCoins);
    expect(subjects()).toEqual([english.renewalFailedSubject, english.renewalEndedSubject]);
    await own.close();
  });

  test('is ended at once by whoever does not want it any more', async () => {
    const { own, someone, at, ends } = await failing();
    await at(ends);
    expect(someone.of(await someone.cancel())).toMatchObject({ state: 'ended' });
    await own.close();
  });
});
