import { waysInEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { Hono } from 'hono';
import { userById } from '../auth/store/users.ts';
import { type AppEnv, type Services, serveEndpoint } from '../http/index.ts';

/** In which ways somebody can sign in, beside what the auth service tells of them (pages: account). */
export function productRoutes(services: Pick<Services, 'db' | 'keys'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  serveEndpoint(routes, endpoints.waysIn, async ({ user }) => {
    if (!services.keys) return { hasPassword: null };
    const found = await userById(services.db, user.id);
    return { hasPassword: (found?.password_hash ?? null) !== null };
  });
  return routes;
}
