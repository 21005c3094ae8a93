import { galleryEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { Hono } from 'hono';
import { type AppEnv, serveEndpoint } from '../http/index.ts';
import type { MediaServices } from '../media/index.ts';
import { serveArchives } from './archives.ts';
import { serveChanges } from './changes.ts';
import { groupsOf } from './groups.ts';
import { itemOf } from './items.ts';
import { galleryPage } from './page.ts';

/** The gallery: what a member has made (§3 gallery media), what becomes of it, and archives of it. */
export function productRoutes(services: MediaServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  serveEndpoint(routes, endpoints.gallery, ({ user, query: { cursor, limit, ...filter } }) =>
    galleryPage(services, { member: user.id, filter }, { cursor, limit }),
  );
  serveEndpoint(routes, endpoints.galleryItem, async ({ user, params: { id } }) => ({
    item: await itemOf(services, user.id, id),
  }));
  serveEndpoint(routes, endpoints.galleryGroups, ({ user }) => groupsOf(services, user.id));
  serveChanges(routes, services);
  serveArchives(routes, services);
  return routes;
}
