import { type EndpointResponse, endpoints } from '@mirror-studio/domain/contract';
import { Hono } from 'hono';
import { type AppEnv, readBody, type Services } from '../http/index.ts';
import { keepFeedback } from './feedback.ts';

/** What people say of help topics (§7). Takes the services; returns the routes. */
export function supportRoutes({ db, clock }: Pick<Services, 'db' | 'clock'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.post(endpoints.feedback.path, async (c) => {
    await keepFeedback(db, c.get('user').id, await readBody(c, 'feedback'), clock.now());
    return c.json({ ok: true } satisfies EndpointResponse<'feedback'>);
  });
  return routes;
}
