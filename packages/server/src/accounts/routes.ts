import { endpoints } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { AppEnv, Services } from '../http/index.ts';
import { serveEndpoint } from '../http/request/serve.ts';
import { acceptLegal, acceptTerms, memberOf, termsOf } from './members.ts';

/** What the gates ask (§4, §7): legal, invite, flags and terms; and whether the server is well. */
export function productRoutes({ db, clock }: Services) {
  const app = new Hono<AppEnv>();
  const done = { ok: true } as const;

  serveEndpoint(app, endpoints.health, async () => {
    await db.run(sql`select 1`);
    return done;
  });
  serveEndpoint(app, endpoints.legalStatus, async ({ user }) => {
    const member = await memberOf(db, user.id);
    return { accepted: member.legal_accepted_at !== null };
  });
  serveEndpoint(app, endpoints.acceptLegal, async ({ user }) => {
    await acceptLegal(db, user.id, clock.now());
    return done;
  });
  serveEndpoint(app, endpoints.inviteStatus, async ({ user }) => {
    const member = await memberOf(db, user.id);
    return { hasClaimed: member.invite_claimed_at !== null };
  });
  serveEndpoint(app, endpoints.userFlags, async ({ user }) => {
    const { banned, removed_at } = await memberOf(db, user.id);
    return { banned, ...(removed_at && { removedAt: removed_at.toISOString() }) };
  });
  serveEndpoint(app, endpoints.termsStatus, async ({ user }) => {
    const terms = await termsOf(db, user.id);
    return { termsAccepted: terms.terms_accepted, complianceConfirmed: terms.compliance_confirmed };
  });
  serveEndpoint(app, endpoints.acceptTerms, async ({ user }) => {
    await acceptTerms(db, user.id);
    return done;
  });
  return app;
}
