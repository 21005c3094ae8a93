import { leaderboardRules } from '@mirror-studio/domain/constants/leaderboard';
import { communityEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { type Context, Hono } from 'hono';
import { type AppEnv, type Services, serveEndpoint } from '../http/index.ts';
import { byNetwork, byPerson, limited } from '../http/request/limited.ts';
import { type LikedFrom, like, unlike } from './likes.ts';
import { block, endRelation, relate, relationsPage, unrelate } from './relations.ts';

/** What members think of works, and what they are to each other (pages: creator library, creator). */
export function productRoutes(services: Pick<Services, 'db' | 'clock' | 'config' | 'limits'>): Hono<AppEnv> {
  const { config, db, clock, limits } = services;
  const networkOfCaller = byNetwork(services);
  const routes = new Hono<AppEnv>();
  const perPerson = (name: 'likesOfPerson' | 'followsOfPerson' | 'relationsOfPerson') =>
    limited(services, name, byPerson);
  const liking = {
    before: [
      perPerson('likesOfPerson'),
      limited(services, 'likesOfPersonADay', byPerson),
      limited(services, 'likesFromNetwork', networkOfCaller),
    ],
  };
  const likedFrom = (c: Context<AppEnv>): LikedFrom => ({
    network: limits.digest('like network', networkOfCaller(c)),
    networkPeople: leaderboardRules.networkPeople * config.networkLimitFactor,
  });
  const following = {
    before: [
      perPerson('followsOfPerson'),
      limited(services, 'followsOfPersonADay', byPerson),
      limited(services, 'followsFromNetwork', networkOfCaller),
    ],
  };
  const relating = { before: [perPerson('relationsOfPerson')] };

  serveEndpoint(
    routes,
    endpoints.likeWork,
    ({ c, user, params }) => db.transaction((tx) => like(tx, user.id, params.id, likedFrom(c), clock.now())),
    liking,
  );
  serveEndpoint(
    routes,
    endpoints.unlikeWork,
    ({ user, params }) => db.transaction((tx) => unlike(tx, user.id, params.id, clock.now())),
    { before: [perPerson('likesOfPerson')] },
  );
  const relates = (
    endpoint: typeof endpoints.followCreator | typeof endpoints.muteCreator,
    kind: 'follow' | 'mute',
    options: typeof following | typeof relating,
  ) =>
    serveEndpoint(
      routes,
      endpoint,
      async ({ user, params }) => ({
        standing: await db.transaction((tx) => relate(tx, user.id, params.handle, kind, clock.now())),
      }),
      options,
    );
  relates(endpoints.followCreator, 'follow', following);
  relates(endpoints.muteCreator, 'mute', relating);
  const unrelates = (
    endpoint: typeof endpoints.unfollowCreator | typeof endpoints.unmuteCreator,
    kind: 'follow' | 'mute',
    options: typeof relating,
  ) =>
    serveEndpoint(
      routes,
      endpoint,
      async ({ user, params }) => ({
        standing: await db.transaction((tx) => unrelate(tx, user.id, params.handle, kind, clock.now())),
      }),
      options,
    );
  unrelates(endpoints.unfollowCreator, 'follow', { before: [perPerson('followsOfPerson')] });
  unrelates(endpoints.unmuteCreator, 'mute', relating);
  serveEndpoint(
    routes,
    endpoints.blockCreator,
    async ({ user, params }) => {
      await db.transaction((tx) => block(tx, user.id, params.handle, clock.now()));
      return { ok: true as const };
    },
    relating,
  );
  serveEndpoint(routes, endpoints.relations, ({ user, query }) => relationsPage(db, user.id, query));
  serveEndpoint(
    routes,
    endpoints.endRelation,
    async ({ user, params }) => {
      await endRelation(db, user.id, params.id);
      return { ok: true as const };
    },
    relating,
  );
  return routes;
}
