import { normaliseEmail } from '@mirror-studio/domain/auth';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { recordEvent } from '../auth/store/events.ts';
import type { Database, Queryable } from '../database/index.ts';

/** What came of it. `unproved`: whoever signed up with the address has not shown that it is theirs. */
export type GrantOutcome = 'granted' | 'already' | 'unknown' | 'unproved';

const account = v.object({ id: v.string(), proved: v.boolean() });
const id = v.object({ id: v.string() });

/**
 * Makes whoever has an address an administrator, and writes it into their security log.
 * `hosted`: a hosted service keeps the sign-ins. Then those count who have been here with the address, and that service keeps the log.
 */
export function grantAdmin(
  db: Database,
  { email, hosted }: { readonly email: string; readonly hosted: boolean },
  now: Date,
): Promise<GrantOutcome> {
  return db.transaction(async (tx) => {
    const [found, more] = await accountsOf(tx, normaliseEmail(email), hosted);
    if (!found || more) return 'unknown';
    if (!found.proved) return 'unproved';
    const granted = await tx.first(
      id,
      sql`insert into public.user_profiles as p (id, role) values (${found.id}, 'admin')
          on conflict (id) do update set role = 'admin' where p.role <> 'admin' returning id`,
    );
    if (!granted) return 'already';
    const source = { userAgent: null, network: null };
    if (!hosted)
      await recordEvent(tx, { userId: found.id, kind: 'admin_granted', source, sessionId: null }, now);
    return 'granted';
  });
}

function accountsOf(db: Queryable, email: string, hosted: boolean) {
  return db.all(
    account,
    hosted
      ? sql`select id, true as proved from studio.members where email = ${email} limit 2`
      : sql`select id, email_confirmed_at is not null as proved from studio_auth.users where email = ${email}`,
  );
}
