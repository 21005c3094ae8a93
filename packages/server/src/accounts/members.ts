import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant, type Queryable } from '../database/index.ts';
import type { SessionUser } from '../http/index.ts';
import { rememberFormer } from './former-addresses.ts';

const member = v.object({
  banned: v.boolean(),
  invite_claimed_at: v.nullable(instant),
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
  const left = sql`select id, email from studio.members
    where id = ${user.id} and email is not null and email is distinct from ${user.email}`;
  await db.run(sql`
    with former as (${rememberFormer(left, now)})
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
    sql`select banned, invite_claimed_at, due_at as removed_at
      from studio.members left join studio.account_deletions on member = id where id = ${id}`,
  );
  return found ?? { banned: false, invite_claimed_at: null, removed_at: null };
}
