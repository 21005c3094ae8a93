import { isTimeZone } from '@mirror-studio/domain/analytics';
import { endpoints } from '@mirror-studio/domain/contract';
import { Hono } from 'hono';
import { codeWords } from '../http/answer/refusals.ts';
import { type AppEnv, HttpError, type Services, serveEndpoint } from '../http/index.ts';
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

/** Throws HttpError INPUT_INVALID for a time zone that no calendar knows. */
function known(asked: Asked): Asked {
  if (!isTimeZone(asked.timeZone))
    throw new HttpError('INPUT_INVALID', codeWords('INPUT_INVALID'), undefined, 'timeZone');
  return asked;
}
