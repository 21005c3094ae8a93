import { factorStatuses } from '@mirror-studio/domain/auth';
import { factorLimits } from '@mirror-studio/domain/constants/sign-in';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant, json, type Queryable } from '../../database/index.ts';
import { isRowId } from '../../http/request/ids.ts';
import type { AuthSession } from './sessions.ts';
import { lockUser } from './users.ts';

const factorRow = v.object({
  id: v.string(),
  user_id: v.string(),
  friendly_name: v.nullable(v.string()),
  status: v.picklist(factorStatuses),
  secret: v.string(),
});
/** A second factor of the kind `totp`. */
export type Factor = v.InferOutput<typeof factorRow>;

const challengeRow = v.object({ id: v.string(), created_at: instant });

const factors = sql`studio_auth.factors`;
const challenges = sql`studio_auth.challenges`;
const sessions = sql`studio_auth.sessions`;
const columns = sql`id, user_id, friendly_name, status, secret`;

/** The factors of a user, locked with the user: of several changes of an account at once one runs, and the next sees what it did. */
export async function lockFactors(db: Queryable, userId: string): Promise<Factor[]> {
  await lockUser(db, userId);
  return db.all(factorRow, sql`select ${columns} from ${factors} where user_id = ${userId}`);
}

/** The same, without the factors that were not proved in time: they are removed. */
export async function factorsToChange(db: Queryable, userId: string, now: Date): Promise<Factor[]> {
  await lockUser(db, userId);
  const old = at(new Date(now.getTime() - factorLimits.unprovedMs));
  await db.run(
    sql`delete from ${factors} where user_id = ${userId} and status = 'unverified' and created_at < ${old}`,
  );
  return lockFactors(db, userId);
}

export async function addFactor(db: Queryable, factor: Omit<Factor, 'status'>, now: Date): Promise<void> {
  await db.run(sql`
    insert into ${factors} (id, user_id, friendly_name, status, secret, created_at, updated_at)
    values (${factor.id}, ${factor.user_id}, ${factor.friendly_name}, 'unverified', ${factor.secret}, ${at(now)},
            ${at(now)})`);
}

/** A factor of a user; undefined also where the id is none, as it comes from outside. */
export async function factorOf(db: Queryable, userId: string, id: string): Promise<Factor | undefined> {
  if (!isRowId(id)) return undefined;
  return db.first(factorRow, sql`select ${columns} from ${factors} where user_id = ${userId} and id = ${id}`);
}

export async function addChallenge(db: Queryable, factorId: string, now: Date): Promise<string> {
  const id = crypto.randomUUID();
  await db.run(
    sql`insert into ${challenges} (id, factor_id, created_at) values (${id}, ${factorId}, ${at(now)})`,
  );
  return id;
}

/** A challenge of a factor; undefined also where the id is none, as it comes from outside. */
export async function challengeOf(db: Queryable, factorId: string, id: string) {
  if (!isRowId(id)) return undefined;
  return db.first(
    challengeRow,
    sql`select id, created_at from ${challenges} where factor_id = ${factorId} and id = ${id}`,
  );
}

export async function removeChallenge(db: Queryable, id: string): Promise<void> {
  await db.run(sql`delete from ${challenges} where id = ${id}`);
}

/** No code that is taken is older than another by more, unless the clock was set back since. */
const furthestSteps = 2 * factorLimits.stepsAround;

/** Takes a code once, by its step: of several that give the same one, one gets true. The factor is proved with it. */
export async function useCode(db: Queryable, factorId: string, step: number, now: Date): Promise<boolean> {
  const taken = await db.run(sql`
    update ${factors} set used_step = ${step}, status = 'verified', updated_at = ${at(now)}
    where id = ${factorId} and (used_step < ${step} or used_step > ${step + furthestSteps})`);
  return taken === 1;
}

/** How a session reached the second level: by a code of a factor, or by a recovery code, which belongs to none. */
export type SecondProof =
  | { readonly method: 'totp'; readonly factorId: string }
  | { readonly method: 'recovery_code'; readonly factorId: null };

/**
 * Raises a session to the second level. Its refresh tokens, the other sessions of the user below that level, but those of remembered browsers, and the factors
 * that were not proved end, as in the hosted service: whoever got hold of one before has nothing of it. Returns how many
 * sessions ended.
 */
export async function raiseSession(
  db: Queryable,
  { id, user_id, amr }: AuthSession,
  { method, factorId }: SecondProof,
  now: Date,
): Promise<number> {
  const proved = { method, timestamp: Math.floor(now.getTime() / 1000) };
  const ways = [proved, ...amr.filter(({ method }) => method !== proved.method)];
  await db.run(
    sql`update ${sessions} set aal = 'aal2', amr = ${json(ways)}, factor_id = ${factorId} where id = ${id}`,
  );
  await db.run(sql`delete from studio_auth.refresh_tokens where session_id = ${id}`);
  const ended = await db.run(
    sql`delete from ${sessions} where user_id = ${user_id} and aal = 'aal1' and remembered_id is null`,
  );
  await db.run(sql`delete from ${factors} where user_id = ${user_id} and status = 'unverified'`);
  await db.run(sql`delete from ${challenges} where factor_id = ${factorId}`);
  return ended;
}

/**
 * Ends what was begun before there was a second factor and could be finished after it by who began it: a change of the address or of
 * the number, and a code that allows another password.
 */
export async function endBegunChanges(db: Queryable, userId: string): Promise<void> {
  for (const begun of ['address_changes', 'phone_changes', 'reauthentications']) {
    await db.run(sql`delete from studio_auth.${sql.identifier(begun)} where user_id = ${userId}`);
  }
}

/**
 * Removes a factor, once. The sessions that reached the second level by it fall back to the first; with the last proved factor of a
 * user all of them do, and the recovery codes go.
 */
export async function removeFactor(
  db: Queryable,
  { id, user_id }: Pick<Factor, 'id' | 'user_id'>,
): Promise<boolean> {
  const isLast = sql`not exists (
    select from ${factors} where user_id = ${user_id} and status = 'verified' and id <> ${id})`;
  await db.run(sql`
    update ${sessions} set aal = 'aal1', amr = (
      select coalesce(jsonb_agg(way), '[]') from jsonb_array_elements(amr) as way
      where way->>'method' not in ('totp', 'recovery_code')
    )
    where factor_id = ${id} or (user_id = ${user_id} and aal = 'aal2' and ${isLast})`);
  await db.run(sql`delete from studio_auth.recovery_codes where user_id = ${user_id} and ${isLast}`);
  return (await db.run(sql`delete from ${factors} where id = ${id}`)) === 1;
}
