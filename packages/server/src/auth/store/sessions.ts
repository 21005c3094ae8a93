import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant, json, type Queryable } from '../../database/index.ts';

const amrEntry = v.object({ method: v.string(), timestamp: v.number() });
const sessionRow = v.object({
  id: v.string(),
  user_id: v.string(),
  aal: v.picklist(['aal1', 'aal2']),
  amr: v.array(amrEntry),
});
export type AuthSession = v.InferOutput<typeof sessionRow>;

const tokenRow = v.object({ session_id: v.string(), revoked_at: v.nullable(instant) });
export type RefreshToken = v.InferOutput<typeof tokenRow>;

const sessions = sql`studio_auth.sessions`;
const tokens = sql`studio_auth.refresh_tokens`;

/** Begins a session; takes the way the person proved who they are. */
export async function beginSession(
  db: Queryable,
  userId: string,
  method: string,
  userAgent: string | null,
  now: Date,
): Promise<AuthSession> {
  const session: AuthSession = {
    id: crypto.randomUUID(),
    user_id: userId,
    aal: 'aal1',
    amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
  };
  await db.run(sql`
    insert into ${sessions} (id, user_id, aal, amr, user_agent, created_at, refreshed_at)
    values (${session.id}, ${userId}, ${session.aal}, ${json(session.amr)}, ${userAgent}, ${at(now)}, ${at(now)})`);
  return session;
}

export function sessionById(db: Queryable, id: string): Promise<AuthSession | undefined> {
  return db.first(sessionRow, sql`select id, user_id, aal, amr from ${sessions} where id = ${id}`);
}

export async function endSession(db: Queryable, id: string): Promise<void> {
  await db.run(sql`delete from ${sessions} where id = ${id}`);
}

/** Ends all sessions of a user, or all but one. */
export async function endSessions(db: Queryable, userId: string, but: string | null): Promise<void> {
  await db.run(
    sql`delete from ${sessions} where user_id = ${userId} and (${but}::uuid is null or id <> ${but}::uuid)`,
  );
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

export async function markRefreshed(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db.run(sql`update ${sessions} set refreshed_at = ${at(now)} where id = ${sessionId}`);
}
