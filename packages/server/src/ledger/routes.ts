import { pageLimits } from '@mirror-studio/domain/constants/server';
import { endpoints } from '@mirror-studio/domain/contract';
import { exchange as texts } from '@mirror-studio/domain/texts/en/exchange';
import { Hono } from 'hono';
import { type AppEnv, HttpError, type Services, serveEndpoint, serveJsonText } from '../http/index.ts';
import { balanceOf } from './balance.ts';
import { exchangeCoins } from './exchange.ts';
import { runOncePerKey } from './idempotency.ts';
import { ledgerLogs } from './logs.ts';

/** Balance, tokens, their log, and the exchange (§7). Takes the services; returns the routes. */
export function productRoutes({ db, clock }: Pick<Services, 'db' | 'clock'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  serveEndpoint(routes, endpoints.balance, ({ user }) => balanceOf(db, user.id));
  serveEndpoint(routes, endpoints.tokens, async ({ user }) => {
    const { coins } = await balanceOf(db, user.id);
    return { balance: coins };
  });
  serveJsonText(routes, endpoints.tokenLogs, ({ user, query: { cursor, limit } }) => {
    if (cursor !== undefined && !/^\d{1,15}$/.test(cursor))
      throw new HttpError('INPUT_INVALID', 'cursor is not one of ours.');
    const rows = Math.min(limit ?? pageLimits.ledgerRows, pageLimits.ledgerRows);
    return ledgerLogs(db, user.id, cursor === undefined ? null : Number(cursor), rows);
  });
  serveEndpoint(
    routes,
    endpoints.exchange,
    ({ user, body, idempotencyKey }) =>
      runOncePerKey(
        { db, clock },
        { member: user.id, endpoint: 'exchange', body, key: idempotencyKey },
        (tx) => exchangeCoins(tx, user.id, body.coins, clock.now()),
      ),
    { inputWords: () => texts.invalidAmountDescription },
  );
  return routes;
}
