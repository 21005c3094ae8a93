import type { TokenLogEntry } from '@mirror-studio/domain/contract';
import { currencies, ledgerReasons } from '@mirror-studio/domain/economy';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { instant, type Queryable, whole } from '../database/index.ts';

const row = v.object({
  id: whole,
  change: whole,
  currency: v.picklist(currencies),
  reason: v.picklist(ledgerReasons),
  note: v.string(),
  job_id: v.nullable(v.string()),
  created_at: instant,
});

/**
 * What moved on a member's own accounts, newest first. What is merely held back for a job and returned shows as two
 * entries of the available account.
 * Takes the id of the last entry seen, or null for the first page, and how many rows; returns a page and its cursor.
 */
export async function ledgerLogs(
  db: Queryable,
  member: string,
  before: number | null,
  rows: number,
): Promise<{ logs: TokenLogEntry[]; nextCursor: string | null }> {
  const below = before === null ? sql`` : sql`and id < ${before}::bigint`;
  // A page of each account from its index, then the newest of these: the time does not grow with what lies below.
  // `offset 0` keeps the planner from reading all transfers for the few of a page.
  const ofAccounts = currencies.map(
    (currency) => sql`(select id, transfer_id, currency, amount from studio.entries
      where account_id = (select id from studio.accounts
        where owner = ${member} and purpose = 'available' and currency = ${currency}) ${below}
      order by id desc limit ${rows + 1})`,
  );
  const found = await db.all(
    row,
    sql`select e.id, e.amount as change, e.currency, t.reason, t.note, t.job_id, t.created_at
      from (${sql.join(ofAccounts, sql` union all `)} order by id desc limit ${rows + 1}) e
      cross join lateral (select * from studio.transfers where id = e.transfer_id offset 0) t
      order by e.id desc`,
  );
  const page = found.slice(0, rows);
  const last = page.at(-1);
  return {
    logs: page.map(({ id, created_at, job_id, ...entry }) => ({
      ...entry,
      id: String(id),
      jobId: job_id,
      createdAt: created_at.toISOString(),
    })),
    nextCursor: found.length > rows && last ? String(last.id) : null,
  };
}
