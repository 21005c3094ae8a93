import { referralsEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { Hono } from 'hono';
import { requireAdmin } from '../accounts/require-admin.ts';
import { type AppEnv, type Services, serveEndpoint } from '../http/index.ts';
import { byPerson, limited } from '../http/request/limited.ts';
import { mark } from './claim.ts';
import { inviteOf } from './code.ts';
import { noteTold, referralNewsOf, referralsPage, refusalsPage } from './read.ts';
import { sourceOf } from './source.ts';

/** Referrals (pages: referrals). They are claimed with the invitations. */
export function productRoutes(services: Services): Hono<AppEnv> {
  const { db, clock, site } = services;
  const routes = new Hono<AppEnv>();
  const before = [limited(services, 'referralsOfPerson', byPerson)];

  serveEndpoint(
    routes,
    endpoints.referralInvite,
    async ({ c, user }) => {
      const now = clock.now();
      const invite = await inviteOf(db, user, site.origin, now);
      if (invite.code !== null) await mark(db, user.id, 'device', sourceOf(c, services).device, now);
      return invite;
    },
    { before },
  );
  serveEndpoint(routes, endpoints.referrals, ({ user, query }) => referralsPage(db, user.id, query));
  serveEndpoint(routes, endpoints.referralNews, async ({ user }) => ({
    news: await referralNewsOf(db, user.id),
  }));
  serveEndpoint(routes, endpoints.referralNewsTold, async ({ user, body }) => {
    await noteTold(db, user.id, body.ids, clock.now());
    return { ok: true as const };
  });
  serveEndpoint(routes, endpoints.referralRefusals, async ({ user, query }) => {
    await requireAdmin(db, user.id);
    return refusalsPage(db, query);
  });
  return routes;
}
