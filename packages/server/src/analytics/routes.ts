import { type EndpointResponse, endpoints } from '@mirror-studio/domain/contract';
import { Hono } from 'hono';
import { type AppEnv, readBody, type Services } from '../http/index.ts';
import { keepWebVital } from './web-vitals.ts';

/** What browsers measured (§7): from anybody, so that the landing page counts too. Takes the services. */
export function analyticsRoutes({ db, clock }: Pick<Services, 'db' | 'clock'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.post(endpoints.webVitals.path, async (c) => {
    await keepWebVital(db, await readBody(c, 'webVitals'), clock.now());
    return c.json({ ok: true } satisfies EndpointResponse<'webVitals'>);
  });
  return routes;
}
