import { type EndpointResponse, endpoints } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { AppEnv, Services } from '../http/index.ts';
import { acceptLegal, acceptTerms, memberOf, termsOf } from './members.ts';

/** What the gates ask (§4, §7): legal, invite, flags and terms; and whether the server is well. */
export function accountRoutes({ db, clock }: Services) {
  const app = new Hono<AppEnv>();
  const done = { ok: true } as const;

  app.get(endpoints.health.path, async (c) => {
    await db.run(sql`select 1`);
    return c.json(done satisfies EndpointResponse<'health'>);
  });
  app.get(endpoints.legalStatus.path, async (c) => {
    const member = await memberOf(db, c.get('user').id);
    return c.json({ accepted: member.legal_accepted_at !== null } satisfies EndpointResponse<'legalStatus'>);
  });
  app.post(endpoints.acceptLegal.path, async (c) => {
    await acceptLegal(db, c.get('user').id, clock.now());
    return c.json(done satisfies EndpointResponse<'acceptLegal'>);
  });
  app.get(endpoints.inviteStatus.path, async (c) => {
    const member = await memberOf(db, c.get('user').id);
    return c.json({
      hasClaimed: member.invite_claimed_at !== null,
    } satisfies EndpointResponse<'inviteStatus'>);
  });
  app.get(endpoints.userFlags.path, async (c) => {
    const { banned } = await memberOf(db, c.get('user').id);
    return c.json({ banned } satisfies EndpointResponse<'userFlags'>);
  });
  app.get(endpoints.termsStatus.path, async (c) => {
    const terms = await termsOf(db, c.get('user').id);
    return c.json({
      termsAccepted: terms.terms_accepted,
      complianceConfirmed: terms.compliance_confirmed,
    } satisfies EndpointResponse<'termsStatus'>);
  });
  app.post(endpoints.acceptTerms.path, async (c) => {
    await acceptTerms(db, c.get('user').id);
    return c.json(done satisfies EndpointResponse<'acceptTerms'>);
  });
  return app;
}
