import { walletLimits } from '@mirror-studio/domain/constants/wallet';
import { endpoints } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../composition/app.ts';
import { openProduct } from '../composition/product.ts';
import { whole } from '../database/index.ts';
import { dyingAt } from '../testing/dying.ts';
import { testServices } from '../testing/index.ts';
import { paidThrough, stripeStandIn } from '../testing/stand-ins/stripe.ts';
import { createOrder, orderRow } from './orders.ts';
import { noFacts } from './provider.ts';
import { settle } from './settle.ts';

const grant: number = walletLimits.welcomeGrantCoins;
const quote = { item: 'regal', coins: 1200, priceCents: 9999 } as const;

describe('killed before any statement', () => {
  let services: Awaited<ReturnType<typeof testServices>>;
  beforeAll(async () => {
    services = await testServices();
  });
  afterAll(() => services.close());

  const paid = { ...noFacts, paidCents: quote.priceCents };
  const reversals = [
    ['a payment', [], paid, 1200],
    ['a refund', [paid], { ...noFacts, refundedCents: quote.priceCents }, 0],
    ['a refund of a part', [paid], { ...noFacts, refundedCents: 3333 }, 800],
    ['a dispute', [paid], { ...noFacts, dispute: { id: 'd', state: 'open' } }, 0],
    [
      'a dispute that was won',
      [paid, { ...noFacts, dispute: { id: 'd', state: 'open' } }],
      { ...noFacts, dispute: { id: 'd', state: 'won' } },
      1200,
    ],
  ] as const;

  test.each(reversals)(
    '%s has moved whole or not at all, and once when it is told again',
    async (_, before, facts, coins) => {
      const { db, log, clock } = services;
      let isDone = false;
      for (let step = 1; !isDone; step += 1) {
        const member = crypto.randomUUID();
        const order = await createOrder(db, member, quote, 'stripe', clock.now());
        for (const fact of before) await settle({ db, log }, { ...fact, order }, clock.now());
        const state = async () => ({
          order: await db.first(orderRow, sql`select * from studio.orders where id = ${order}`),
          balance: await db.first(
            v.object({ coins: whole }),
            sql`select coalesce(sum(balance), 0) as coins from studio.accounts where owner = ${member}`,
          ),
        });
        const whatWas = await state();
        const dead = dyingAt(db, step);
        isDone = await settle({ db: dead.db, log }, { ...facts, order }, clock.now()).catch(
          (error: Error) => {
            expect(error.message).toBe('Killed');
            return false;
          },
        );
        if (!isDone) expect(await state()).toEqual(whatWas);
        for (const _again of [1, 2]) await settle({ db, log }, { ...facts, order }, clock.now());
        expect((await state()).balance).toEqual({ coins });
        if (isDone) expect(dead.count()).toBeGreaterThan(3);
      }
    },
  );
});

test('two servers of one database credit an order once, whichever is told', async () => {
  const stripe = await stripeStandIn();
  const services = await testServices(paidThrough(stripe));
  const apps = await Promise.all(
    [1, 2].map(async () => {
      const product = await openProduct(services);
      return { product, app: createApp(services, product) };
    }),
  );
  try {
    const headers = {
      authorization: `Bearer test:${crypto.randomUUID()}`,
      'content-type': 'application/json',
    };
    const key = crypto.randomUUID();
    const ask = async (at: number, path: string, body?: object) => {
      const answer = await apps[at % 2]?.app.request(path, {
        headers: { ...headers, 'idempotency-key': key },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      return { status: answer?.status, body: (await answer?.json()) as Record<string, unknown> };
    };
    const asked = await Promise.all(
      [0, 1, 2, 3].map((at) => ask(at, endpoints.checkout.path, { amountUsd: 5 })),
    );
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [session] = stripe.sessions();
    expect(stripe.sessions()).toHaveLength(1);
    stripe.pay(session?.id ?? '');
    const check = endpoints.checkOrder.path.replace('{id}', session?.order ?? '');
    await Promise.all([0, 1, 2, 3, 4, 5].map((at) => ask(at, check, {})));
    expect((await ask(0, endpoints.balance.path)).body['coins']).toBe(grant + 50);
  } finally {
    for (const { product } of apps) await product.stop();
    await services.close();
    stripe.close();
  }
});
