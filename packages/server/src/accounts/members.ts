import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Database, instant, type Queryable } from '../database/index.ts';
import type { SessionUser } from '../http/index.ts';

const member = v.object({
  banned: v.boolean(),
  invite_claimed_at: v.nullable(instant),
  legal_accepted_at: v.nullable(instant),
  /** When the account is removed, where its owner has asked for that. */
  removed_at: v.nullable(instant),
});

/**
 * Writes down someone who asks for the first time. Whoever has an account of their own since is no demonstration any more,
 * whatever an older token of theirs says.
 */
export async function upsertMember(
  db: Queryable,
  user: Pick<SessionUser, 'id' | 'email' | 'isDemo'>,
  now: Date,
): Promise<void> {
  await db.run(sql`
    insert into studio.members as kept (id, email, demo, first_seen_at)
    values (${user.id}, ${user.email}, ${user.isDemo}, ${at(now)})
    on conflict (id) do update set email = excluded.email, demo = kept.demo and excluded.demo
    where kept.email is distinct from excluded.email or (kept.demo and not excluded.demo)`);
}

/** Says whether somebody's account is a demonstration. */
export async function isDemo(db: Queryable, id: string): Promise<boolean> {
  const found = await db.first(
    v.object({ demo: v.boolean() }),
    sql`select demo from studio.members where id = ${id}`,
  );
  return found?.demo ?? false;
}

export async function memberOf(db: Queryable, id: string): Promise<v.InferOutput<typeof member>> {
  const found = await db.first(
    member,
    sql`select banned, invite_claimed_at, legal_accepted_at, due_at as removed_at
      from studio.members left join studio.account_deletions on member = id where id = ${id}`,
  );
  return found ?? { banned: false, invite_claimed_at: null, legal_accepted_at: null, removed_at: null };
}

/** Keeps when the legal texts were first accepted. */
export async function acceptLegal(db: Queryable, id: string, now: Date): Promise<void> {
  await db.run(sql`
    update studio.members set legal_accepted_at = coalesce(legal_accepted_at, ${at(now)}) where id = ${id}`);
}

const terms = v.object({ terms_accepted: v.boolean(), compliance_confirmed: v.boolean() });

export async function termsOf(db: Queryable, id: string): Promise<v.InferOutput<typeof terms>> {
  const found = await db.first(
    terms,
    sql`select terms_accepted, compliance_confirmed from public.user_profiles where id = ${id}`,
  );
  return found ?? { terms_accepted: false, compliance_confirmed: false };
}

export async function acceptTerms(db: Database, id: string): Promise<void> {
  await db.run(sql`
    insert into public.user_profiles (id, terms_accepted, compliance_confirmed) values (${id}, true, true)
    on conflict (id) do update set terms_accepted = true, compliance_confirmed = true`);
}
