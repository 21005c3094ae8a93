import { endpoints } from '@mirror-studio/domain/contract';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { Hono } from 'hono';
import { type AppEnv, type Services, serveEndpoint } from '../http/index.ts';
import { runOncePerKey } from '../ledger/index.ts';
import { buyPackage, buyTokens } from './purchases.ts';

/** The two ways to buy coins (§7). Takes the services; returns the routes. */
export function productRoutes(services: Pick<Services, 'db' | 'clock' | 'config'>): Hono<AppEnv> {
  const { clock, config } = services;
  const routes = new Hono<AppEnv>();
  const buying = (member: string) => ({ member, mode: config.purchasing, now: clock.now() });
  serveEndpoint(
    routes,
    endpoints.createPayment,
    ({ user, body, idempotencyKey }) =>
      runOncePerKey(
        services,
        { member: user.id, endpoint: 'createPayment', body, key: idempotencyKey },
        (tx) => buyPackage(tx, buying(user.id), body.coins, body.amount_cents),
      ),
    { inputWords: ({ path }) => (path === 'sourceId' ? undefined : refusals.packageUnknown) },
  );
  serveEndpoint(
    routes,
    endpoints.checkout,
    ({ user, body, idempotencyKey }) =>
      runOncePerKey(services, { member: user.id, endpoint: 'checkout', body, key: idempotencyKey }, (tx) =>
        buyTokens(tx, buying(user.id), body.amountUsd),
      ),
    { inputWords: () => refusals.amountUnknown },
  );
  return routes;
}
