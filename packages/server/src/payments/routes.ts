import { type EndpointResponse, endpoints } from '@mirror-studio/domain/contract';
import { Hono } from 'hono';
import { type AppEnv, readBody, type Services } from '../http/index.ts';
import { once } from '../ledger/index.ts';
import { buyPackage, buyTokens } from './purchases.ts';

/** The two ways to buy coins (§7). Takes the services; returns the routes. */
export function paymentRoutes({
  db,
  clock,
  config,
}: Pick<Services, 'db' | 'clock' | 'config'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const buying = (member: string) => ({ member, mode: config.purchasing, now: clock.now() });
  routes.post(endpoints.createPayment.path, async (c) => {
    const body = await readBody(c, 'createPayment');
    const answer = await once(c, { db, clock }, { call: 'createPayment', body }, (tx) =>
      buyPackage(tx, buying(c.get('user').id), body.coins, body.amount_cents),
    );
    return c.json(answer satisfies EndpointResponse<'createPayment'>);
  });
  routes.post(endpoints.checkout.path, async (c) => {
    const body = await readBody(c, 'checkout');
    const answer = await once(c, { db, clock }, { call: 'checkout', body }, (tx) =>
      buyTokens(tx, buying(c.get('user').id), body.amountUsd),
    );
    return c.json(answer satisfies EndpointResponse<'checkout'>);
  });
  return routes;
}
