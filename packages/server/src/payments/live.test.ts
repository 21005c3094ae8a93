import { walletLimits } from '@mirror-studio/domain/constants/wallet';
import { endpoints, type Order } from '@mirror-studio/domain/contract';
import { orderLimits } from '@mirror-studio/domain/economy';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { whole } from '../database/index.ts';
import { type Ask, asker, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import type { Answer } from '../testing/stand-ins/stand-in.ts';
import { paidThrough, type StripeStandIn, sendEvent, stripeStandIn } from '../testing/stand-ins/stripe.ts';
import { paymentProvider, sweepOrders } from './checkout.ts';

let stripe: StripeStandIn;
let server: TestServer;
beforeAll(async () => {
  stripe = await stripeStandIn();
  server = await startTestServer(paidThrough(stripe));
});
beforeEach(() => {
  stripe.set.api = null;
});
afterAll(async () => {
  await server.close();
  stripe.close();
});

const grant: number = walletLimits.welcomeGrantCoins;
const newcomer = async (at = server) => {
  const { session, user } = await signIn(at);
  return { ask: asker(at.url, session.access_token), id: user.id };
};
const buy = (ask: Ask, key?: string) =>
  ask('POST', endpoints.createPayment.path, { coins: 1200, amount_cents: 9999, sourceId: 'card' }, key);
const coinsOf = async (ask: Ask) => (await ask('GET', endpoints.balance.path)).body['coins'];
const pathTo = (id: unknown, path: string = endpoints.order.path) => path.replace('{id}', String(id));
const orderOf = async (ask: Ask, id: unknown) => (await ask('GET', pathTo(id))).body['order'] as Order;
const check = (ask: Ask, id: unknown) => ask('POST', pathTo(id, endpoints.checkOrder.path));
const say = (text: string, given: Partial<Parameters<typeof sendEvent>[2]> = {}) =>
  sendEvent(server.url, text, { now: server.clock.now(), ...given });
const later = (ms: number) => new Date(server.clock.now().getTime() + ms);

/** Somebody who stands on the page of the provider. */
async function ordered() {
  const person = await newcomer();
  const { body } = await buy(person.ask);
  const session = String(body['checkoutUrl']).split('/').at(-1) ?? '';
  return { ...person, order: body['orderId'], session };
}
/** Somebody who has paid, and has the coins. */
async function paid() {
  const given = await ordered();
  stripe.pay(given.session);
  expect(await say(stripe.events.completed(given.session))).toBe(200);
  expect(await coinsOf(given.ask)).toBe(grant + 1200);
  return given;
}
/** As the server does it by its clock; the sessions of the others would be over then. */
const sweepADayLater = () => {
  const { services } = server;
  const clock = { now: () => later(orderLimits.opensMs) };
  return sweepOrders({ ...services, clock }, paymentProvider(services.config));
};
const spend = (ask: Ask, coins: number) => ask('POST', endpoints.exchange.path, { coins });
const sums = () =>
  server.services.db.all(
    v.object({ currency: v.string(), sum: whole }),
    sql`select currency, sum(amount) as sum from studio.entries group by currency`,
  );

it('opens the page of the provider, and moves nothing before it is paid', async () => {
  const { ask, order, session } = await ordered();
  expect(stripe.sessions().find(({ id }) => id === session)).toMatchObject({
    order,
    cents: 9999,
    back: { paid: `${server.url}/shop/success?order=${String(order)}`, left: `${server.url}/shop` },
  });
  expect(await orderOf(ask, order)).toMatchObject({
    item: 'regal',
    state: 'created',
    isSimulated: false,
    transferId: null,
  });
  expect((await check(ask, order)).body).toMatchObject({
    order: { state: 'created' },
    isProviderSilent: false,
  });
  expect(await coinsOf(ask)).toBe(grant);
});

it('asked again under one key, opens one page; another amount under it is refused', async () => {
  const { ask } = await newcomer();
  const key = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => buy(ask, key)));
  expect(new Set(answers.map(({ body }) => body['checkoutUrl'])).size).toBe(1);
  expect((await ask('GET', endpoints.orders.path)).body['orders']).toHaveLength(1);
  expect((await ask('POST', endpoints.checkout.path, { amountUsd: 5 }, key)).status).toBe(409);
});

it('sells tokens for an amount with their bonus', async () => {
  const { ask } = await newcomer();
  const { body } = await ask('POST', endpoints.checkout.path, { amountUsd: 11.11 });
  expect(body).toMatchObject({ simulated: false, checkoutUrl: expect.stringContaining('/pay/') as string });
  expect(body['tokensIssued']).toBeUndefined();
  stripe.pay(String(body['checkoutUrl']).split('/').at(-1) ?? '');
  expect((await check(ask, body['orderId'])).body['order']).toMatchObject({ state: 'paid', coins: 123 });
  expect(await coinsOf(ask)).toBe(grant + 123);
});

describe('a paid order', () => {
  it.each([
    ['the event alone', ['event']],
    ['the page asks alone: the event is late', ['check']],
    ['the event first', ['event', 'check']],
    ['the event late', ['check', 'event']],
    ['the event is told over and over', ['event', 'event', 'event', 'check', 'check']],
  ] as const)('has its coins once: %s', async (_, steps) => {
    const { ask, order, session } = await ordered();
    stripe.pay(session);
    for (const step of steps) {
      if (step === 'event') expect(await say(stripe.events.completed(session))).toBe(200);
      else await check(ask, order);
    }
    expect(await coinsOf(ask)).toBe(grant + 1200);
    const { state, paidAt, transferId } = await orderOf(ask, order);
    expect([state, paidAt]).toEqual(['paid', server.clock.now().toISOString()]);
    const receipt = await ask('GET', pathTo(transferId, endpoints.ledgerReceipt.path));
    expect(receipt.body['receipt']).toMatchObject({
      reason: 'purchase',
      note: '1200 Mirror Coins for $99.99',
    });
  });

  it('has its coins once, also when all come at once', async () => {
    const { ask, order, session } = await ordered();
    stripe.pay(session);
    const event = stripe.events.completed(session);
    await Promise.all([say(event), check(ask, order), say(event), check(ask, order), say(event)]);
    expect(await coinsOf(ask)).toBe(grant + 1200);
  });

  it('bought twice, has the coins of both', async () => {
    const { ask } = await newcomer();
    for (const _ of [1, 2]) {
      const { body } = await buy(ask);
      const session = String(body['checkoutUrl']).split('/').at(-1) ?? '';
      stripe.pay(session);
      await say(stripe.events.completed(session));
    }
    expect(await coinsOf(ask)).toBe(grant + 2400);
  });

  it('is not sold again under the same key', async () => {
    const { ask } = await newcomer();
    const key = crypto.randomUUID();
    const first = await buy(ask, key);
    stripe.pay(String(first.body['checkoutUrl']).split('/').at(-1) ?? '');
    await check(ask, first.body['orderId']);
    expect((await buy(ask, key)).body).toEqual({
      ok: true,
      simulated: false,
      coins: 1200,
      orderId: first.body['orderId'],
    });
  });

  it('at another price than its own moves nothing', async () => {
    const { ask, session } = await ordered();
    stripe.pay(session);
    await say(stripe.events.completed(session).replace('"amount_total":9999', '"amount_total":1'));
    expect(await coinsOf(ask)).toBe(grant);
    expect(server.log.problems.splice(0).join()).toContain('A payment is not the price of its order');
  });
});

describe('an order that nobody pays', () => {
  it('is over when the provider says so, and cannot be paid any more', async () => {
    const { ask } = await newcomer();
    const key = crypto.randomUUID();
    const { body } = await buy(ask, key);
    const session = String(body['checkoutUrl']).split('/').at(-1) ?? '';
    stripe.expire(session);
    await say(stripe.events.expired(session));
    expect(await orderOf(ask, body['orderId'])).toMatchObject({ state: 'expired', checkoutUrl: null });
    expect(await buy(ask, key)).toMatchObject({ status: 409, body: { message: refusals.orderExpired } });
    expect(await coinsOf(ask)).toBe(grant);
  });

  it('is looked after for the last time when its day is over: one that was paid has its coins', async () => {
    const [left, lost] = [await ordered(), await ordered()];
    stripe.pay(lost.session);
    await sweepADayLater();
    expect((await orderOf(left.ask, left.order)).state).toBe('expired');
    expect((await orderOf(lost.ask, lost.order)).state).toBe('paid');
    expect(await coinsOf(lost.ask)).toBe(grant + 1200);
  });

  it('stays while the provider cannot be asked, and has its coins when it was paid after all', async () => {
    const { ask, order, session } = await ordered();
    stripe.set.api = (_, reply) => void reply.writeHead(500).end();
    await sweepADayLater();
    expect((await orderOf(ask, order)).state).toBe('created');
    stripe.set.api = null;
    await say(stripe.events.expired(session));
    stripe.pay(session);
    await say(stripe.events.completed(session));
    expect((await orderOf(ask, order)).state).toBe('paid');
    expect(await coinsOf(ask)).toBe(grant + 1200);
  });
});

describe('what is said of a payment', () => {
  it.each([
    ['with another key', { key: 'whsec_of_somebody' }],
    ['without one', { key: '' }],
    ['an hour ago', { now: -3_600_000 }],
    ['by a recording of six minutes', { now: -360_000 }],
  ])('%s moves nothing', async (_, { key, now }: { key?: string; now?: number }) => {
    const { ask, session } = await ordered();
    stripe.pay(session);
    const event = stripe.events.completed(session);
    const given = { ...(key !== undefined && { key }), ...(now !== undefined && { now: later(now) }) };
    if (key === '') {
      const answer = await fetch(server.url + endpoints.paymentEvent.path, { method: 'POST', body: event });
      expect(answer.status).toBe(403);
    } else expect(await say(event, given)).toBe(403);
    expect(await coinsOf(ask)).toBe(grant);
  });

  it('with one letter changed moves nothing', async () => {
    const { ask, session } = await ordered();
    const { session: other } = await ordered();
    stripe.pay(session);
    const event = stripe.events.completed(session);
    const now = server.clock.now();
    const changed = event.replaceAll(session, other);
    const seconds = Math.floor(now.getTime() / 1000);
    const { createHmac } = await import('node:crypto');
    const v1 = createHmac('sha256', 'whsec_on_this_machine').update(`${seconds}.${event}`).digest('hex');
    const send = (body: string) =>
      fetch(server.url + endpoints.paymentEvent.path, {
        method: 'POST',
        headers: { 'stripe-signature': `t=${seconds},v1=${v1}` },
        body,
      });
    expect((await send(changed)).status).toBe(403);
    expect(await coinsOf(ask)).toBe(grant);
    expect((await send(event)).status).toBe(200);
  });

  it('and is no news for us is taken and moves nothing', async () => {
    const before = await sums();
    expect(await say(stripe.events.other())).toBe(200);
    expect(
      await say(
        stripe.events
          .other()
          .replace('customer.created', 'checkout.session.completed')
          .replace('"id":"cus_1"', '"id":"cs_2","client_reference_id":null,"payment_intent":null'),
      ),
    ).toBe(200);
    expect(await sums()).toEqual(before);
  });

  it('is nobody’s where nothing is sold', async () => {
    const simulated = await startTestServer();
    try {
      expect(await sendEvent(simulated.url, stripe.events.other(), { now: server.clock.now() })).toBe(404);
    } finally {
      await simulated.close();
    }
  });
});

describe('money that goes back', () => {
  it('takes the coins with it, once', async () => {
    const { ask, order, session } = await paid();
    stripe.refund(session, 9999);
    for (const _ of [1, 2]) expect(await say(stripe.events.refunded(session))).toBe(200);
    expect(await coinsOf(ask)).toBe(grant);
    expect(await orderOf(ask, order)).toMatchObject({
      state: 'refunded',
      refundedCents: 9999,
      returnedCoins: 1200,
      owedCoins: 0,
    });
  });

  it('takes its part of them, and with the rest the rest', async () => {
    const { ask, order, session } = await paid();
    stripe.refund(session, 3333);
    const first = stripe.events.refunded(session);
    await say(first);
    expect(await coinsOf(ask)).toBe(grant + 1200 - 400);
    expect(await orderOf(ask, order)).toMatchObject({
      state: 'paid',
      refundedCents: 3333,
      returnedCoins: 400,
    });
    stripe.refund(session, 6666);
    await say(stripe.events.refunded(session));
    // The first is told late once more.
    await say(first);
    expect(await coinsOf(ask)).toBe(grant);
    expect(await orderOf(ask, order)).toMatchObject({ state: 'refunded', returnedCoins: 1200 });
  });

  it('takes no coins that are spent already, never leaves less than nothing, and says what is owed', async () => {
    const { ask, order, session } = await paid();
    await spend(ask, 1500);
    stripe.refund(session, 9999);
    await say(stripe.events.refunded(session));
    expect(await coinsOf(ask)).toBe(0);
    expect(await orderOf(ask, order)).toMatchObject({
      state: 'refunded',
      returnedCoins: grant + 1200 - 1500,
      owedCoins: 1500 - grant,
    });
  });

  it('told before the payment, takes them when they come', async () => {
    const { ask, order, session } = await ordered();
    stripe.pay(session);
    stripe.refund(session, 9999);
    await say(stripe.events.refunded(session));
    expect(await orderOf(ask, order)).toMatchObject({
      state: 'created',
      refundedCents: 9999,
      returnedCoins: 0,
    });
    await say(stripe.events.completed(session));
    expect(await orderOf(ask, order)).toMatchObject({ state: 'refunded', returnedCoins: 1200 });
    expect(await coinsOf(ask)).toBe(grant);
  });

  it('in a dispute takes all of them; won, they are given back, and lost they are not', async () => {
    const [won, lost] = [await paid(), await paid()];
    for (const { ask, order, session } of [won, lost]) {
      await say(stripe.events.disputed(session));
      expect(await coinsOf(ask)).toBe(grant);
      expect((await orderOf(ask, order)).state).toBe('disputed');
    }
    await say(stripe.events.disputeClosed(won.session, 'won'));
    await say(stripe.events.disputeClosed(lost.session, 'lost'));
    expect(await coinsOf(won.ask)).toBe(grant + 1200);
    expect(await orderOf(won.ask, won.order)).toMatchObject({ state: 'paid', returnedCoins: 0 });
    expect(await coinsOf(lost.ask)).toBe(grant);
    // Its beginning told after its end does not begin it again.
    await say(stripe.events.disputed(won.session));
    expect(await coinsOf(won.ask)).toBe(grant + 1200);
    // Refunded after all, what was given back goes again.
    stripe.refund(won.session, 9999);
    await say(stripe.events.refunded(won.session));
    expect(await coinsOf(won.ask)).toBe(grant);
  });

  it('in a dispute that comes before the payment is told, finds the order by its page', async () => {
    const { ask, order, session } = await ordered();
    stripe.pay(session);
    await say(stripe.events.disputed(session));
    await say(stripe.events.completed(session));
    expect(await orderOf(ask, order)).toMatchObject({ state: 'disputed', returnedCoins: 1200 });
    expect(await coinsOf(ask)).toBe(grant);
  });

  it('an inquiry takes nothing', async () => {
    const { ask, session } = await paid();
    await say(stripe.events.disputed(session, 'warning_needs_response'));
    expect(await coinsOf(ask)).toBe(grant + 1200);
  });
});

describe('a provider that does not answer', () => {
  const unwell: readonly (readonly [string, Answer])[] = [
    ['with an error', (_, reply) => void reply.writeHead(500).end()],
    ['in the middle', (_, reply) => void reply.destroy()],
  ];
  it.each(unwell)('ends %s: nothing is charged, and the same key goes on when it is back', async (_, api) => {
    const { ask } = await newcomer();
    const key = crypto.randomUUID();
    stripe.set.api = api;
    expect(await buy(ask, key)).toMatchObject({
      status: 503,
      body: { message: refusals.paymentDown, error: { code: 'PROVIDER_DOWN' } },
    });
    stripe.set.api = null;
    const { status, body } = await buy(ask, key);
    expect([status, typeof body['checkoutUrl']]).toEqual([200, 'string']);
    expect((await ask('GET', endpoints.orders.path)).body['orders']).toHaveLength(1);
  });

  it('is said on the page of success, and the order waits', async () => {
    const { ask, order, session } = await ordered();
    stripe.pay(session);
    stripe.set.api = (_, reply) => void reply.writeHead(500).end();
    expect((await check(ask, order)).body).toMatchObject({
      order: { state: 'created' },
      isProviderSilent: true,
    });
    stripe.set.api = null;
    expect((await check(ask, order)).body).toMatchObject({
      order: { state: 'paid' },
      isProviderSilent: false,
    });
  });

  it('refuses our key: it is said, and nothing is charged', async () => {
    const { ask } = await newcomer();
    stripe.set.api = (_, reply) =>
      void reply
        .writeHead(401, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ error: { type: 'invalid_request_error', message: 'Invalid API Key' } }));
    expect(await buy(ask)).toMatchObject({ status: 502, body: { error: { code: 'PROVIDER_REFUSED' } } });
  });
});

it('answers alike for what is made up and what is somebody else’s, and moves nothing', async () => {
  const { order, session } = await ordered();
  stripe.pay(session);
  const { ask } = await newcomer();
  for (const id of [order, crypto.randomUUID(), 'cs_test_1', '%00']) {
    expect((await check(ask, id)).status).toBe(404);
    expect((await ask('GET', pathTo(id))).status).toBe(404);
  }
  expect(await coinsOf(ask)).toBe(grant);
});

it('sums to nothing after all of it', async () => {
  for (const { sum } of await sums()) expect(sum).toBe(0);
});
