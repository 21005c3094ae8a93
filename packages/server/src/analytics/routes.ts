import { endpoints } from '@mirror-studio/domain/contract';
import { knownZone } from '@mirror-studio/domain/texts';
import { Hono } from 'hono';
import { type AppEnv, type Services, serveEndpoint } from '../http/index.ts';
import { byNetwork, limited } from '../http/request/limited.ts';
import { type Asked, usageOf } from './usage.ts';
import { keepWebVital } from './web-vitals.ts';
import { reachOf } from './works.ts';

/**
 * What browsers measured (§7), from anybody, so that the landing page counts too; and what people made, spent and published (pages:
 * analytics). Takes the services.
 */
export function productRoutes(services: Pick<Services, 'db' | 'clock' | 'config' | 'limits'>): Hono<AppEnv> {
  const { db, clock } = services;
  const routes = new Hono<AppEnv>();
  serveEndpoint(
    routes,
    endpoints.webVitals,
    async ({ body }) => {
      await keepWebVital(db, body, clock.now());
      return { ok: true } as const;
    },
    // Cheap to send and kept: whoever writes them in a loop fills the database.
    { before: [limited(services, 'webVitalsFromNetwork', byNetwork(services))] },
  );
  serveEndpoint(routes, endpoints.usageReport, ({ user, query }) =>
    usageOf(db, user.id, known(query), clock.now()),
  );
  serveEndpoint(routes, endpoints.worksReport, ({ user, query }) =>
    reachOf(db, user.id, known(query), clock.now()),
  );
  return routes;
}

const known = (asked: Asked): Asked => ({ ...asked, timeZone: knownZone(asked.timeZone) });
