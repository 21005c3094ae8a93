import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Queryable, whole } from '../database/index.ts';

const row = v.object({ coins: whole, credits: whole });

/** What a member can spend: whole coins and whole credits, 0 when there is no account yet. */
export async function balanceOf(db: Queryable, member: string): Promise<{ coins: number; credits: number }> {
  const found = await db.first(
    row,
    sql`select
        coalesce(sum(balance) filter (where currency = 'coins'), 0) as coins,
        coalesce(sum(balance) filter (where currency = 'credits'), 0) as credits
      from studio.accounts where owner = ${member} and purpose = 'available'`,
  );
  return found ?? { coins: 0, credits: 0 };
}

/** The same, and holds the accounts until the transaction ends, so that it stays true in it. */
export async function holdBalance(
  tx: Queryable,
  member: string,
): Promise<{ coins: number; credits: number }> {
  const held = await tx.first(
    row,
    sql`with own as (select purpose, currency, balance from studio.accounts where owner = ${member} order by id for update)
      select
        coalesce(sum(balance) filter (where currency = 'coins'), 0) as coins,
        coalesce(sum(balance) filter (where currency = 'credits'), 0) as credits
      from own where purpose = 'available'`,
  );
  return held ?? { coins: 0, credits: 0 };
}

/** The same of two, in one order for everybody: two members who give each other something wait for each other, never for ever. */
export async function lockBoth(tx: Queryable, one: string, other: string): Promise<void> {
  await tx.run(
    sql`select id from studio.accounts where owner in (${one}::uuid, ${other}::uuid) order by id for update`,
  );
}

/** Holds a member's accounts until the transaction ends, so that what is read of them stays true in it. */
export async function lockAccounts(tx: Queryable, member: string): Promise<void> {
  await tx.run(sql`select id from studio.accounts where owner = ${member} order by id for update`);
}
