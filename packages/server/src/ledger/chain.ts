import type { LedgerChainEntry, LedgerHead } from '@mirror-studio/domain/contract';
import { type Currency, currencies } from '@mirror-studio/domain/economy';
import { type MemberPurpose, memberPurposes } from '@mirror-studio/domain/ledger';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type JsonText,
  jsonColumns,
  jsonObject,
  type Queryable,
  toJsonText,
  whole,
} from '../database/index.ts';

const headRow = v.object({
  purpose: v.picklist(memberPurposes),
  currency: v.picklist(currencies),
  entries: whole,
  balance: whole,
  digest: v.string(),
});

/** Where the chain of each account of a member ends, as the account says. */
export function chainHeads(db: Queryable, member: string): Promise<LedgerHead[]> {
  return db.all(
    headRow,
    sql`select purpose, currency, entries, balance, encode(head, 'hex') as digest
      from studio.accounts where owner = ${member} order by id`,
  );
}

const pageRow = v.object({
  found: whole,
  last: v.nullable(whole),
  largest: v.nullable(whole),
  entries: v.string(),
});

const entry = jsonColumns<LedgerChainEntry>({
  sequence: sql`listed.sequence`,
  amount: sql`listed.amount`,
  balance: sql`listed.balance`,
  transferId: sql`listed.transfer_id`,
  reason: sql`listed.reason`,
  jobId: sql`listed.job_id`,
  at: sql`to_char(listed.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  note: sql`listed.note`,
  digest: sql`encode(listed.digest, 'hex')`,
});

/** Which entries of a chain: those of one account behind this id. */
export interface ChainRange {
  readonly purpose: MemberPurpose;
  readonly currency: Currency;
  readonly after: number;
  readonly rows: number;
}

/** The entries of one account in the order of their chain, written as JSON by the database, and the id of the last. */
export async function chainEntries(
  db: Queryable,
  member: string,
  { purpose, currency, after, rows }: ChainRange,
): Promise<JsonText<{ entries: LedgerChainEntry[]; nextCursor: string | null }>> {
  const most = sql.raw(String(rows + 1));
  // What the entry and its transfer say is read from where it stands; `ledgerLogs` says why it is asked for like this.
  const page = await db.first(
    pageRow,
    sql`select count(*) as found, max(listed.id) filter (where place <= ${rows}) as last,
        max(greatest(abs(listed.amount), abs(listed.balance))) as largest,
        coalesce(json_agg(entry order by listed.id) filter (where place <= ${rows}), '[]')::text as entries
      from (select e.*, t.reason, t.job_id, t.note, t.created_at, row_number() over (order by e.id) as place
        from (select id from studio.accounts
          where owner = ${member} and purpose = ${purpose} and currency = ${currency} offset 0) own
        cross join lateral (select id, account_id, transfer_id, sequence, amount, balance, digest from studio.entries
          where (account_id, id) > (own.id, ${after}::bigint)
          order by account_id, id limit ${most}) e
        cross join lateral (select reason, job_id, note, created_at from studio.transfers
          where id = e.transfer_id offset 0) t
        where e.account_id = own.id) listed
      cross join lateral (select ${entry}) entry`,
  );
  if (!page) throw new Error('A count is always answered');
  const { found, last, entries } = page;
  return jsonObject<{ entries: LedgerChainEntry[]; nextCursor: string | null }>({
    entries: entries as JsonText<LedgerChainEntry[]>,
    nextCursor: toJsonText(found > rows && last !== null ? String(last) : null),
  });
}
