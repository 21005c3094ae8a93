import { endpoints } from '@mirror-studio/domain/contract';
import { Hono } from 'hono';
import { type AppEnv, type Services, serveEndpoint } from '../http/index.ts';
import { languageOf } from '../http/request/language.ts';
import { byPerson, limited } from '../http/request/limited.ts';
import { runOncePerKey } from '../ledger/index.ts';
import { cancel, changePlan, resume, subscribe } from './changes.ts';
import { newestSubscription, toSubscription } from './store.ts';

/** The subscription of a member (pages: money). */
export function productRoutes(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'limits' | 'log'>,
): Hono<AppEnv> {
  const { db, clock, config } = services;
  const routes = new Hono<AppEnv>();
  const changing = (member: string) => ({ member, mode: config.purchasing, now: clock.now() });
  const paid = { before: [limited(services, 'purchasesOfPerson', byPerson)] };
  const changes = { before: [limited(services, 'changeOfUser', byPerson)] };

  serveEndpoint(routes, endpoints.subscription, async ({ user }) => {
    const found = await newestSubscription(db, user.id);
    return { subscription: found ? await toSubscription(db, found) : null };
  });
  serveEndpoint(
    routes,
    endpoints.subscribe,
    async ({ c, user, body, idempotencyKey: key }) => {
      const language = languageOf(c);
      const asked = { member: user.id, endpoint: 'subscribe', body, key } as const;
      return runOncePerKey(services, asked, async (tx) => ({
        subscription: await toSubscription(
          tx,
          await subscribe(tx, { ...changing(user.id), plan: body.plan, language }),
        ),
      }));
    },
    paid,
  );
  serveEndpoint(
    routes,
    endpoints.changeSubscription,
    async ({ user, body, idempotencyKey: key }) => {
      const asked = { member: user.id, endpoint: 'changeSubscription', body, key } as const;
      return runOncePerKey(services, asked, async (tx) => ({
        subscription: await toSubscription(tx, await changePlan(tx, { ...changing(user.id), ...body })),
      }));
    },
    paid,
  );
  serveEndpoint(
    routes,
    endpoints.cancelSubscription,
    ({ user }) =>
      db.transaction(async (tx) => ({
        subscription: await toSubscription(tx, await cancel(tx, changing(user.id))),
      })),
    changes,
  );
  serveEndpoint(
    routes,
    endpoints.resumeSubscription,
    ({ user }) =>
      db.transaction(async (tx) => ({
        subscription: await toSubscription(tx, await resume(tx, changing(user.id))),
      })),
    changes,
  );
  return routes;
}
