import { mailCodeLimits } from '@mirror-studio/domain/constants/sign-in';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Queryable } from '../../database/index.ts';
import { lately } from '../store/lately.ts';

const table = sql`studio_auth.reauthentications`;
const row = v.object({ code_hash: v.string() });
const isInTime = (now: Date) => lately(sql`sent_at`, now, mailCodeLimits.expiresMs);

/** Keeps a code in place of the one before. */
export async function keepNonce(db: Queryable, userId: string, codeHash: string, now: Date): Promise<void> {
  await db.run(sql`
    insert into ${table} (user_id, code_hash, sent_at) values (${userId}, ${codeHash}, ${at(now)})
    on conflict (user_id) do update set code_hash = excluded.code_hash, sent_at = excluded.sent_at`);
}

/** The hash of the code that somebody may use; undefined when there is none, or it is too old. */
export async function nonceHashOf(db: Queryable, userId: string, now: Date): Promise<string | undefined> {
  const found = await db.first(
    row,
    sql`select code_hash from ${table} where user_id = ${userId} and ${isInTime(now)}`,
  );
  return found?.code_hash;
}

/** Uses a code up: of several that use it at once, one gets true. */
export async function useNonce(tx: Queryable, userId: string, codeHash: string, now: Date): Promise<boolean> {
  const used = await tx.run(
    sql`delete from ${table} where user_id = ${userId} and code_hash = ${codeHash} and ${isInTime(now)}`,
  );
  return used === 1;
}
