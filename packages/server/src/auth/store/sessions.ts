import { sessionListLimits } from '@mirror-studio/domain/constants/session';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant, json, type Queryable, whole } from '../../database/index.ts';
import type { RequestSource } from '../source.ts';

/** A way in which somebody proved who they are, and when, in seconds. */
export const amrEntry = v.object({ method: v.string(), timestamp: v.number() });
const sessionRow = v.object({
  id: v.string(),
  user_id: v.string(),
  aal: v.picklist(['aal1', 'aal2']),
  amr: v.array(amrEntry),
});
export type AuthSession = v.InferOutput<typeof sessionRow>;

/** A session as its owner sees it in a list. */
const listedRow = v.object({
  id: v.string(),
  aal: v.picklist(['aal1', 'aal2']),
  user_agent: v.nullable(v.string()),
  network: v.nullable(v.string()),
  created_at: instant,
  last_used_at: instant,
  total: whole,
});
export type ListedSession = v.InferOutput<typeof listedRow>;

/** A session that was just ended. */
const endedRow = v.object({ id: v.string(), user_id: v.string(), user_agent: v.nullable(v.string()) });
export type EndedSession = v.InferOutput<typeof endedRow>;

const tokenRow = v.object({ session_id: v.string(), revoked_at: v.nullable(instant) });
export type RefreshToken = v.InferOutput<typeof tokenRow>;

const sessions = sql`studio_auth.sessions`;
const tokens = sql`studio_auth.refresh_tokens`;

/** Begins a session; takes the way the person proved who they are, and where. */
export async function beginSession(
  db: Queryable,
  userId: string,
  method: string,
  { userAgent, network }: Pick<RequestSource, 'userAgent' | 'network'>,
  now: Date,
): Promise<AuthSession> {
  const session: AuthSession = {
    id: crypto.randomUUID(),
    user_id: userId,
    aal: 'aal1',
    amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
  };
  await db.run(sql`
    insert into ${sessions} (id, user_id, aal, amr, user_agent, network, created_at, refreshed_at, last_used_at)
    values (${session.id}, ${userId}, ${session.aal}, ${json(session.amr)}, ${userAgent}, ${network}, ${at(now)},
            ${at(now)}, ${at(now)})`);
  return session;
}

export function sessionById(db: Queryable, id: string): Promise<AuthSession | undefined> {
  return db.first(sessionRow, sql`select id, user_id, aal, amr from ${sessions} where id = ${id}`);
}

/** The sessions of a user, one of them first, then those used last. */
export function listSessions(db: Queryable, userId: string, first: string | null): Promise<ListedSession[]> {
  return db.all(
    listedRow,
    sql`select id, aal, user_agent, network, created_at, last_used_at, count(*) over () as total from ${sessions}
        where user_id = ${userId} order by (id = ${first}::uuid) is true desc, last_used_at desc, id
        limit ${sessionListLimits.listed}`,
  );
}

/** Ends a session; of several that end it at once, one gets it. */
export function endSession(db: Queryable, userId: string, id: string): Promise<EndedSession | undefined> {
  return db.first(
    endedRow,
    sql`delete from ${sessions} where id = ${id} and user_id = ${userId} returning id, user_id, user_agent`,
  );
}

/** Ends all sessions of a user but one. Returns how many there were. */
export function endOtherSessions(db: Queryable, userId: string, but: string): Promise<number> {
  return db.run(sql`delete from ${sessions} where user_id = ${userId} and id <> ${but}`);
}

/** Notes that a session is used, and where: unless it was not long ago. */
export async function markUsed(db: Queryable, id: string, network: string | null, now: Date): Promise<void> {
  const long = at(new Date(now.getTime() - sessionListLimits.usedEveryMs));
  await db.run(sql`
    update ${sessions} set last_used_at = ${at(now)}, network = coalesce(${network}::text, network)
    where id = ${id} and last_used_at <= ${long}`);
}

export async function addToken(
  db: Queryable,
  hash: string,
  sessionId: string,
  parentHash: string | null,
  now: Date,
): Promise<void> {
  await db.run(sql`
    insert into ${tokens} (hash, session_id, parent_hash, created_at)
    values (${hash}, ${sessionId}, ${parentHash}, ${at(now)})`);
}

/** Takes an unused token out of use: of several that try at once, one gets it. */
export function claimToken(db: Queryable, hash: string, now: Date): Promise<RefreshToken | undefined> {
  return db.first(
    tokenRow,
    sql`update ${tokens} set revoked_at = ${at(now)} where hash = ${hash} and revoked_at is null
        returning session_id, revoked_at`,
  );
}

export function tokenByHash(db: Queryable, hash: string): Promise<RefreshToken | undefined> {
  return db.first(tokenRow, sql`select session_id, revoked_at from ${tokens} where hash = ${hash}`);
}

export async function markRefreshed(
  db: Queryable,
  sessionId: string,
  network: string | null,
  now: Date,
): Promise<void> {
  await db.run(sql`
    update ${sessions} set refreshed_at = ${at(now)}, last_used_at = ${at(now)},
      network = coalesce(${network}::text, network)
    where id = ${sessionId}`);
}
