import { pageLimits } from '@mirror-studio/domain/constants/server';
import { endpoints } from '@mirror-studio/domain/contract';
import { Hono } from 'hono';
import { type AppEnv, Refusal, readBody, type Services } from '../http/index.ts';
import { readPage } from '../http/request/page.ts';
import { balanceOf } from './balance.ts';
import { exchangeCoins } from './exchange.ts';
import { once } from './idempotency.ts';
import { ledgerLogs } from './logs.ts';

/** Balance, tokens, their log, and the exchange (§7). Takes the services; returns the routes. */
export function ledgerRoutes({ db, clock }: Pick<Services, 'db' | 'clock'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get(endpoints.balance.path, async (c) => c.json(await balanceOf(db, c.get('user').id)));
  routes.get(endpoints.tokens.path, async (c) => {
    const { coins } = await balanceOf(db, c.get('user').id);
    return c.json({ balance: coins });
  });
  routes.get(endpoints.tokenLogs.path, async (c) => {
    const { cursor, rows } = readPage(c, pageLimits.ledgerRows);
    if (cursor !== null && !/^\d{1,15}$/.test(cursor))
      throw new Refusal('INPUT_INVALID', 'cursor is not one of ours.');
    return c.json(await ledgerLogs(db, c.get('user').id, cursor === null ? null : Number(cursor), rows));
  });
  routes.post(endpoints.exchange.path, async (c) => {
    const body = await readBody(c, 'exchange');
    const member = c.get('user').id;
    return c.json(
      await once(c, { db, clock }, { call: 'exchange', body }, (tx) =>
        exchangeCoins(tx, member, body.coins, clock.now()),
      ),
    );
  });
  return routes;
}
