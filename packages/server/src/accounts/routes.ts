import { endpoints } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { codeWords } from '../http/answer/refusals.ts';
import { type AppEnv, HttpError, type Services } from '../http/index.ts';
import { serveEndpoint } from '../http/request/serve.ts';
import { fullDisks } from '../storage/disk.ts';
import { accept, acceptancesOf, acceptTerms, hasAcceptedLegal, termsOf } from './acceptances.ts';
import { memberOf } from './members.ts';

/** What the gates ask (§4, §7): legal, invite, flags and terms; and whether the server is well. */
export function productRoutes({ config, db, clock }: Services) {
  const app = new Hono<AppEnv>();
  const done = { ok: true } as const;

  serveEndpoint(app, endpoints.health, async () => {
    await db.run(sql`select 1`);
    const parts = await fullDisks(config);
    if (parts.length > 0) throw new HttpError('DISK_FULL', codeWords('DISK_FULL'), undefined, '', { parts });
    return done;
  });
  serveEndpoint(app, endpoints.legalStatus, async ({ user }) => ({
    accepted: await hasAcceptedLegal(db, user.id),
  }));
  serveEndpoint(app, endpoints.acceptLegal, async ({ c, user, body: { version, language } }) => {
    const by = { member: user.id, language, requestId: c.get('requestId') };
    await accept(db, { ...by, documents: { legal: version } }, clock.now());
    return done;
  });
  serveEndpoint(app, endpoints.acceptances, async ({ user }) => ({
    acceptances: await acceptancesOf(db, user.id),
  }));
  serveEndpoint(app, endpoints.inviteStatus, async ({ user }) => {
    const member = await memberOf(db, user.id);
    return { hasClaimed: member.invite_claimed_at !== null };
  });
  serveEndpoint(app, endpoints.userFlags, async ({ user }) => {
    const { banned, removed_at } = await memberOf(db, user.id);
    return { banned, ...(removed_at && { removedAt: removed_at.toISOString() }) };
  });
  serveEndpoint(app, endpoints.termsStatus, ({ user }) => termsOf(db, user.id));
  serveEndpoint(app, endpoints.acceptTerms, async ({ c, user, body: { language, ...documents } }) => {
    const by = { member: user.id, language, requestId: c.get('requestId') };
    await acceptTerms(db, { ...by, documents }, clock.now());
    return done;
  });
  return app;
}
