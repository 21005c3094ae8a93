import {
  worksEndpoints as endpoints,
  familyEndpoints,
  workViewsEndpoints,
} from '@mirror-studio/domain/contract';
import { Hono } from 'hono';
import { type AppEnv, serveEndpoint } from '../http/index.ts';
import { byNetwork, byPerson, limited } from '../http/request/limited.ts';
import { runOncePerKey } from '../ledger/index.ts';
import type { MediaServices } from '../media/index.ts';
import { familyOf } from './family.ts';
import { findWorks, workById } from './find.ts';
import { forkWork } from './fork.ts';
import { serveWorkPicture } from './picture.ts';
import { change, publish, publishPrompt, withdraw } from './publish.ts';
import { viewWork } from './view.ts';

/** Published works: what their authors say of them, and what others see (pages: publishing, creator library). */
export function productRoutes(
  services: Pick<MediaServices, 'config' | 'db' | 'clock' | 'media' | 'limits'>,
): Hono<AppEnv> {
  const { db, clock } = services;
  const routes = new Hono<AppEnv>();
  const options = { before: [limited(services, 'worksOfPerson', byPerson)] };
  serveEndpoint(routes, endpoints.works, ({ user, query }) => findWorks(db, user.id, query, clock.now()));
  serveEndpoint(routes, endpoints.work, async ({ user, params }) => ({
    work: await workById(db, user.id, params.id),
  }));
  serveEndpoint(
    routes,
    workViewsEndpoints.viewWork,
    async ({ user, params }) => {
      await viewWork(db, services.limits, user.id, params.id, clock.now());
      return { ok: true as const };
    },
    {
      before: [
        limited(services, 'viewsOfPerson', byPerson),
        limited(services, 'viewsFromNetwork', byNetwork(services)),
      ],
    },
  );
  serveEndpoint(routes, familyEndpoints.workFamily, ({ user, params, query }) =>
    familyOf(db, user.id, params.id, query),
  );
  serveEndpoint(
    routes,
    endpoints.publishWork,
    async ({ user, body: { mediaId, ...said } }) => {
      const id = await db.transaction((tx) => publish(tx, user.id, mediaId, said, clock.now()));
      return { work: await workById(db, user.id, id) };
    },
    options,
  );
  serveEndpoint(
    routes,
    endpoints.publishPrompt,
    async ({ user, body: { promptId, versionId, ...said } }) => {
      const id = await db.transaction((tx) =>
        publishPrompt(tx, user.id, { promptId, versionId }, said, clock.now()),
      );
      return { work: await workById(db, user.id, id) };
    },
    options,
  );
  serveEndpoint(routes, endpoints.forkWork, async ({ user, params, idempotencyKey: key }) => {
    const question = { member: user.id, endpoint: 'forkWork', body: { id: params.id }, key } as const;
    const promptId = await runOncePerKey(services, question, (tx) =>
      forkWork(tx, user.id, params.id, clock.now()),
    );
    return { promptId };
  });
  serveEndpoint(
    routes,
    endpoints.changeWork,
    async ({ user, params, body }) => {
      await db.transaction((tx) => change(tx, user.id, params.id, body));
      return { work: await workById(db, user.id, params.id) };
    },
    options,
  );
  serveEndpoint(
    routes,
    endpoints.withdrawWork,
    async ({ user, params }) => {
      await db.transaction((tx) => withdraw(tx, user.id, params.id, clock.now()));
      return { ok: true as const };
    },
    options,
  );
  serveWorkPicture(routes, services);
  return routes;
}
