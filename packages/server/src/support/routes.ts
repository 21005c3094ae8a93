import { type EndpointResponse, endpoints, idempotencyHeader } from '@mirror-studio/domain/contract';
import { Hono } from 'hono';
import type { Queryable } from '../database/index.ts';
import { type AppEnv, readBody, type Services } from '../http/index.ts';
import { once } from '../ledger/index.ts';
import { keepFeedback } from './feedback.ts';

/**
 * What people say of help topics (§7). With an Idempotency-Key it is kept once, however often it is sent because its
 * answer was lost; the key may be left out. Takes the services; returns the routes.
 */
export function supportRoutes({ db, clock }: Pick<Services, 'db' | 'clock'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.post(endpoints.feedback.path, async (c) => {
    const body = await readBody(c, 'feedback');
    const keep = async (tx: Queryable): Promise<EndpointResponse<'feedback'>> => {
      await keepFeedback(tx, c.get('user').id, body, clock.now());
      return { ok: true };
    };
    const hasKey = c.req.header(idempotencyHeader) !== undefined;
    return c.json(await (hasKey ? once(c, { db, clock }, { call: 'feedback', body }, keep) : keep(db)));
  });
  return routes;
}
