import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Queryable } from '../../database/index.ts';

const leftRow = v.object({ left: v.number() });
const codes = sql`studio_auth.recovery_codes`;

/** How many recovery codes of a user are left. */
export async function recoveryCodesLeft(db: Queryable, userId: string): Promise<number> {
  const found = await db.first(
    leftRow,
    sql`select count(*)::int as left from ${codes} where user_id = ${userId}`,
  );
  return found?.left ?? 0;
}

/** Keeps the hashes of recovery codes in place of those before. Of two sets made at once the later one stays, whole. */
export async function replaceRecoveryCodes(
  db: Queryable,
  userId: string,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await db.run(sql`select id from studio_auth.users where id = ${userId} for update`);
  await db.run(sql`delete from ${codes} where user_id = ${userId}`);
  for (const hash of hashes) {
    await db.run(
      sql`insert into ${codes} (user_id, hash, created_at) values (${userId}, ${hash}, ${at(now)})`,
    );
  }
}

/** Takes a recovery code once: of several that give the same one, one gets true. */
export async function takeRecoveryCode(db: Queryable, userId: string, hash: string): Promise<boolean> {
  return (await db.run(sql`delete from ${codes} where user_id = ${userId} and hash = ${hash}`)) === 1;
}
