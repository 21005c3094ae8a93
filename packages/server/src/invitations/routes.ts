import { invitationsEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { readInvitationCode } from '@mirror-studio/domain/invitations';
import { invitation as english } from '@mirror-studio/domain/texts/en/invitation';
import { invitation as spanish } from '@mirror-studio/domain/texts/es/invitation';
import { Hono } from 'hono';
import { requireAdmin } from '../accounts/require-admin.ts';
import { inBoth } from '../http/answer/words.ts';
import { type AppEnv, HttpError, type Services, serveEndpoint } from '../http/index.ts';
import { byNetwork, byPerson, limited } from '../http/request/limited.ts';
import { sourceOf } from '../referrals/source.ts';
import { claim, makeInvitation } from './invitations.ts';

const texts = inBoth(english, spanish);

/** Invitations, and the codes of members: claiming one opens the legal gate (§4; pages: onboarding, referrals). */
export function productRoutes(services: Services): Hono<AppEnv> {
  const { db, clock, site } = services;
  const routes = new Hono<AppEnv>();

  serveEndpoint(
    routes,
    endpoints.claimInvitation,
    async ({ c, user, body }) => {
      const claimer = { id: user.id, email: user.email, source: sourceOf(c, services) };
      const problem = await claim(db, claimer, readInvitationCode(body.code), clock.now());
      if (problem) throw new HttpError('INPUT_INVALID', texts[problem], undefined, 'code', { problem });
      return { hasClaimed: true } as const;
    },
    {
      before: [
        limited(services, 'invitationClaimsOfPerson', byPerson),
        limited(services, 'invitationClaimsFromNetwork', byNetwork(services)),
      ],
    },
  );

  serveEndpoint(
    routes,
    endpoints.makeInvitation,
    async ({ user }) => {
      await requireAdmin(db, user.id);
      return makeInvitation(db, { member: user.id, origin: site.origin }, clock.now());
    },
    { before: [limited(services, 'invitationsOfPerson', byPerson)] },
  );
  return routes;
}
