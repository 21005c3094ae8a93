import { mailCodeLimits } from '@mirror-studio/domain/constants/sign-in';
import { sql } from 'drizzle-orm';
import { at, type Queryable } from '../../database/index.ts';
import { lately } from '../store/lately.ts';

const table = sql`studio_auth.phone_codes`;

/** Keeps a code in place of the one that was asked for before in this network. Those of others elsewhere stay. */
export async function keepPhoneCode(
  db: Queryable,
  code: { readonly userId: string; readonly network: string; readonly hash: string },
  now: Date,
): Promise<void> {
  await db.run(sql`
    insert into ${table} (user_id, network, code_hash, created_at)
    values (${code.userId}, ${code.network}, ${code.hash}, ${at(now)})
    on conflict (user_id, network) do update set code_hash = excluded.code_hash, created_at = excluded.created_at`);
  const old = at(new Date(now.getTime() - mailCodeLimits.expiresMs));
  await db.run(sql`delete from ${table} where user_id = ${code.userId} and created_at <= ${old}`);
}

/**
 * Uses a code up, and with it every other that waits for its person: of several that use one at once, one gets true. Takes the
 * network in which it must have been asked for, or null.
 */
export async function usePhoneCode(
  tx: Queryable,
  {
    userId,
    hash,
    network,
  }: { readonly userId: string; readonly hash: string; readonly network: string | null },
  now: Date,
): Promise<boolean> {
  const isInTime = lately(sql`created_at`, now, mailCodeLimits.expiresMs);
  const used = await tx.run(
    sql`delete from ${table} where user_id = ${userId} and code_hash = ${hash} and ${isInTime}
        and network = coalesce(${network}, network)`,
  );
  if (used === 0) return false;
  await tx.run(sql`delete from ${table} where user_id = ${userId}`);
  return true;
}
