import { type CallResponse, calls } from '@mirror-studio/domain/contract';
import { Hono } from 'hono';
import { type AppEnv, readCall, type Services } from '../http/index.ts';
import { keepFeedback } from './feedback.ts';

/** What people say of help topics (§7). Takes the services; returns the routes. */
export function supportRoutes({ db, clock }: Pick<Services, 'db' | 'clock'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.post(calls.feedback.path, async (c) => {
    await keepFeedback(db, c.get('user').id, await readCall(c, 'feedback'), clock.now());
    return c.json({ ok: true } satisfies CallResponse<'feedback'>);
  });
  return routes;
}
