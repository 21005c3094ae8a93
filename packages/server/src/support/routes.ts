import { endpoints } from '@mirror-studio/domain/contract';
import { Hono } from 'hono';
import { type AppEnv, type Services, serveEndpoint } from '../http/index.ts';
import { byPerson, limited } from '../http/request/limited.ts';
import { runOncePerKey } from '../ledger/index.ts';
import { keepFeedback } from './feedback.ts';

/**
 * What people say of help topics (§7). With an Idempotency-Key it is kept once, however often it is sent because its
 * answer was lost; the key may be left out. Takes the services; returns the routes.
 */
export function productRoutes(services: Pick<Services, 'db' | 'clock' | 'limits'>): Hono<AppEnv> {
  const { clock } = services;
  const routes = new Hono<AppEnv>();
  serveEndpoint(
    routes,
    endpoints.feedback,
    ({ user, body, idempotencyKey }) =>
      runOncePerKey(
        services,
        { member: user.id, endpoint: 'feedback', body, key: idempotencyKey },
        async (tx) => {
          await keepFeedback(tx, user.id, body, clock.now());
          return { ok: true };
        },
      ),
    // Cheap to send and kept: whoever writes them in a loop fills the database.
    { before: [limited(services, 'feedbackOfPerson', byPerson)] },
  );
  return routes;
}
