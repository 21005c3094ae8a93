import { savedEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { Hono } from 'hono';
import { type AppEnv, type Services, serveEndpoint } from '../http/index.ts';
import { byPerson, limited } from '../http/request/limited.ts';
import { collectionsOf, savedPage } from './list.ts';
import { savedById } from './rows.ts';
import { changeSaved, putBack, removeSaved, save } from './store.ts';

/** What a member keeps of the works of others (pages: saved). */
export function productRoutes(services: Pick<Services, 'db' | 'clock' | 'limits'>): Hono<AppEnv> {
  const { db, clock } = services;
  const routes = new Hono<AppEnv>();
  const options = { before: [limited(services, 'savedOfPerson', byPerson)] };
  serveEndpoint(routes, endpoints.saved, ({ user, query }) => savedPage(db, user.id, query));
  serveEndpoint(routes, endpoints.savedCollections, ({ user }) => collectionsOf(db, user.id));
  serveEndpoint(
    routes,
    endpoints.saveWork,
    async ({ user, body: { workId } }) => {
      const id = await db.transaction((tx) => save(tx, user.id, workId, clock.now()));
      return { saved: await savedById(db, user.id, id) };
    },
    options,
  );
  serveEndpoint(
    routes,
    endpoints.changeSaved,
    async ({ user, params, body }) => {
      await db.transaction((tx) => changeSaved(tx, user.id, params.id, body));
      return { saved: await savedById(db, user.id, params.id) };
    },
    options,
  );
  serveEndpoint(
    routes,
    endpoints.removeSaved,
    async ({ user, params }) => {
      await removeSaved(db, user.id, params.id, clock.now());
      return { ok: true as const };
    },
    options,
  );
  serveEndpoint(
    routes,
    endpoints.putBackSaved,
    async ({ user, params }) => {
      await db.transaction((tx) => putBack(tx, user.id, params.id));
      return { saved: await savedById(db, user.id, params.id) };
    },
    options,
  );
  return routes;
}
