import { leaderboardEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { Hono } from 'hono';
import { type AppEnv, type Services, serveEndpoint } from '../http/index.ts';
import { leaderboardPage } from './read.ts';

/** Creators by the likes and remixes of different people (pages: leaderboard). */
export function productRoutes({ db }: Pick<Services, 'db'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  serveEndpoint(routes, endpoints.leaderboard, ({ user, query }) => leaderboardPage(db, user.id, query));
  return routes;
}
