import type { TokenLogEntry } from '@mirror-studio/domain/contract';
import { currencies } from '@mirror-studio/domain/economy';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type JsonText,
  jsonColumns,
  jsonObject,
  type Queryable,
  toJsonText,
  whole,
  wireMoment,
} from '../database/index.ts';

/** The largest amount is read as a number: past what a number holds, JSON's readers would round it. */
const pageRow = v.object({
  found: whole,
  last: v.nullable(whole),
  largest: v.nullable(whole),
  logs: v.string(),
});

/** Of a bigint. */
const maximumId = '9223372036854775807';

const entry = jsonColumns<TokenLogEntry>({
  id: sql`listed.id::text`,
  change: sql`change`,
  currency: sql`currency`,
  reason: sql`reason`,
  note: sql`note`,
  jobId: sql`job_id`,
  createdAt: wireMoment(sql`created_at`),
});

/**
 * What moved on a member's own accounts, newest first. What is merely held back for a job and returned shows as two
 * entries of the available account.
 * Takes the id of the last entry seen, or null for the first page, and how many rows; returns a page and its cursor, which
 * the database writes as JSON: to read a hundred rows and write them again took most of the time of a request.
 */
export async function ledgerLogs(
  db: Queryable,
  member: string,
  before: number | null,
  rows: number,
): Promise<JsonText<{ logs: TokenLogEntry[]; nextCursor: string | null }>> {
  // A page of each account from its index, then the newest of these: the time does not grow with what lies below.
  // What is below a place in the index, in its order, is that index's alone: by `account_id =` and the order of `id`,
  // PostgreSQL takes the primary key where there are few accounts, and reads the entries of all others on its way to those of
  // one that has few. Those of another account that end the page are left out.
  // How many stands in the statement itself: by a parameter it would be planned anew for each page.
  const most = sql.raw(String(Math.trunc(rows) + 1));
  // `offset 0` keeps the planner from reading all transfers for the few of a page.
  const ofAccounts = currencies.map(
    (currency) => sql`(select e.id, transfer_id, e.currency, amount
      from (select id from studio.accounts
        where owner = ${member} and purpose = 'available' and currency = ${currency} offset 0) own
      cross join lateral (select id, account_id, transfer_id, currency, amount from studio.entries
        where (account_id, id) < (own.id, ${before ?? maximumId}::bigint)
        order by account_id desc, id desc limit ${most}) e
      where e.account_id = own.id)`,
  );
  const page = await db.first(
    pageRow,
    sql`select count(*) as found, min(listed.id) filter (where place <= ${rows}) as last, max(abs(listed.change)) as largest,
        coalesce(json_agg(entry order by listed.id desc) filter (where place <= ${rows}), '[]')::text as logs
      from (select e.id, e.amount as change, e.currency, t.reason, t.note, t.job_id, t.created_at,
          row_number() over (order by e.id desc) as place
        from (${sql.join(ofAccounts, sql` union all `)} order by id desc limit ${most}) e
        cross join lateral (select * from studio.transfers where id = e.transfer_id offset 0) t) listed
      cross join lateral (select ${entry}) entry`,
  );
  if (!page) throw new Error('A count is always answered');
  const { found, last, logs } = page;
  return jsonObject<{ logs: TokenLogEntry[]; nextCursor: string | null }>({
    logs: logs as JsonText<TokenLogEntry[]>,
    nextCursor: toJsonText(found > rows && last !== null ? String(last) : null),
  });
}
