import { type CallResponse, calls } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { AppEnv, Services } from '../http/index.ts';
import { acceptLegal, acceptTerms, memberOf, termsOf } from './members.ts';

/** What the gates ask (§4, §7): legal, invite, flags and terms; and whether the server is well. */
export function accountRoutes({ db, clock }: Services) {
  const app = new Hono<AppEnv>();
  const done = { ok: true } as const;

  app.get(calls.health.path, async (c) => {
    await db.run(sql`select 1`);
    return c.json(done satisfies CallResponse<'health'>);
  });
  app.get(calls.legalStatus.path, async (c) => {
    const member = await memberOf(db, c.get('user').id);
    return c.json({ accepted: member.legal_accepted_at !== null } satisfies CallResponse<'legalStatus'>);
  });
  app.post(calls.acceptLegal.path, async (c) => {
    await acceptLegal(db, c.get('user').id, clock.now());
    return c.json(done satisfies CallResponse<'acceptLegal'>);
  });
  app.get(calls.inviteStatus.path, async (c) => {
    const member = await memberOf(db, c.get('user').id);
    return c.json({ hasClaimed: member.invite_claimed_at !== null } satisfies CallResponse<'inviteStatus'>);
  });
  app.get(calls.userFlags.path, async (c) => {
    const { banned } = await memberOf(db, c.get('user').id);
    return c.json({ banned } satisfies CallResponse<'userFlags'>);
  });
  app.get(calls.termsStatus.path, async (c) => {
    const terms = await termsOf(db, c.get('user').id);
    return c.json({
      termsAccepted: terms.terms_accepted,
      complianceConfirmed: terms.compliance_confirmed,
    } satisfies CallResponse<'termsStatus'>);
  });
  app.post(calls.acceptTerms.path, async (c) => {
    await acceptTerms(db, c.get('user').id);
    return c.json(done satisfies CallResponse<'acceptTerms'>);
  });
  return app;
}
