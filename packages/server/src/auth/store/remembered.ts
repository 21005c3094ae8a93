import { rememberedMethod } from '@mirror-studio/domain/auth';
import { rememberedBrowserLimits } from '@mirror-studio/domain/constants/sign-in';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant, json, type Queryable } from '../../database/index.ts';
import type { AuthSession } from './sessions.ts';

const rememberedRow = v.object({
  id: v.string(),
  user_id: v.string(),
  hash: v.string(),
  device: v.string(),
  user_agent: v.nullable(v.string()),
  network: v.nullable(v.string()),
  created_at: instant,
  last_used_at: instant,
  expires_at: instant,
});
export type Remembered = v.InferOutput<typeof rememberedRow>;

const table = sql`studio_auth.remembered_browsers`;
const sessions = sql`studio_auth.sessions`;
const columns = sql`id, user_id, hash, device, user_agent, network, created_at, last_used_at, expires_at`;

/** Keeps a browser; of more than somebody may have the oldest goes. */
export async function addRemembered(db: Queryable, row: Remembered): Promise<void> {
  await db.run(sql`
    insert into ${table} (${columns})
    values (${row.id}, ${row.user_id}, ${row.hash}, ${row.device}, ${row.user_agent}, ${row.network},
            ${at(row.created_at)}, ${at(row.last_used_at)}, ${at(row.expires_at)})`);
  await forget(
    db,
    sql`user_id = ${row.user_id} and id in (
    select id from ${table} where user_id = ${row.user_id} order by created_at desc, id
    offset ${rememberedBrowserLimits.most})`,
  );
}

/** A browser of a user, locked: of several uses at once one goes first. */
export function lockRemembered(db: Queryable, userId: string, id: string): Promise<Remembered | undefined> {
  return db.first(
    rememberedRow,
    sql`select ${columns} from ${table} where id = ${id} and user_id = ${userId} for update`,
  );
}

/** Exchanges the key of a browser for the next. */
export async function renewRemembered(
  db: Queryable,
  id: string,
  { hash, network, now }: { readonly hash: string; readonly network: string | null; readonly now: Date },
): Promise<void> {
  await db.run(sql`
    update ${table} set hash = ${hash}, last_used_at = ${at(now)}, network = ${network} where id = ${id}`);
}

export function listRemembered(db: Queryable, userId: string, now: Date): Promise<Remembered[]> {
  return db.all(
    rememberedRow,
    sql`select ${columns} from ${table} where user_id = ${userId} and expires_at > ${at(now)}
        order by created_at desc, id`,
  );
}

/** Says which browser a session is of; null where that is not remembered. */
export async function rememberedOf(db: Queryable, sessionId: string): Promise<string | null> {
  const found = await db.first(
    v.object({ remembered_id: v.nullable(v.string()) }),
    sql`select remembered_id from ${sessions} where id = ${sessionId}`,
  );
  return found?.remembered_id ?? null;
}

/** The browser is that of the session: where nothing was proved in it, it vouches for it. Returns the session as it is then. */
export async function ofRemembered(
  db: Queryable,
  session: AuthSession,
  id: string,
  vouchesAt: Date | null,
): Promise<AuthSession> {
  const vouched = vouchesAt && {
    method: rememberedMethod,
    timestamp: Math.floor(vouchesAt.getTime() / 1000),
  };
  const amr = vouched ? [vouched, ...session.amr] : session.amr;
  await db.run(
    sql`update ${sessions} set remembered_id = ${id}, amr = ${json(amr)} where id = ${session.id}`,
  );
  return { ...session, amr };
}

/** Forgets browsers: the sessions that they vouch for fall back. Takes which; returns how many there were. */
async function forget(db: Queryable, which: SQL): Promise<number> {
  await db.run(sql`
    update ${sessions} set remembered_id = null, amr = (
      select coalesce(jsonb_agg(way), '[]') from jsonb_array_elements(amr) as way
      where way->>'method' <> ${rememberedMethod}
    )
    where remembered_id in (select id from ${table} where ${which})`);
  return db.run(sql`delete from ${table} where ${which}`);
}

export const forgetRemembered = (db: Queryable, userId: string, id: string) =>
  forget(db, sql`user_id = ${userId} and id = ${id}`);

/** Forgets the browser of a session where its time is over: the session was vouched for by it alone, and falls back. */
export const forgetExpiredOf = (db: Queryable, sessionId: string, now: Date) =>
  forget(
    db,
    sql`id = (select remembered_id from ${sessions} where id = ${sessionId}) and expires_at <= ${at(now)}`,
  );

/** Forgets all browsers of a user, or all but one. */
export const forgetAllRemembered = (db: Queryable, userId: string, but: string | null = null) =>
  forget(db, sql`user_id = ${userId} and id is distinct from ${but}::uuid`);

/** Ends the sessions of a browser, for somebody else may be in them. */
export async function endSessionsOf(db: Queryable, id: string): Promise<void> {
  await db.run(sql`delete from ${sessions} where remembered_id = ${id}`);
}
