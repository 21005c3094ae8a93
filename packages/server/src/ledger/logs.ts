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
  const found = await db.all(
    row,
    sql`select e.id, e.amount as change, e.currency, t.reason, t.note, t.job_id, t.created_at
      from studio.accounts a
      join studio.entries e on e.account_id = a.id
      join studio.transfers t on t.id = e.transfer_id
      where a.owner = ${member} and a.purpose = 'available'
        and (${before}::bigint is null or e.id < ${before}::bigint)
      order by e.id desc limit ${rows + 1}`,
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
