import type { LedgerFilter, LedgerLine } from '@mirror-studio/domain/contract';
import { currencies, ledgerReasons } from '@mirror-studio/domain/economy';
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
import { refusals } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';

/** The place of a line: its moment to the microsecond, and its entry. */
interface Place {
  readonly at: string;
  readonly id: string;
}

const cursorShape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~(\d{1,18})$/;

/** Reads a cursor. Throws HttpError INPUT_INVALID for one that is not ours. */
export function placeOf(cursor: string): Place {
  const [, at, id] = cursorShape.exec(cursor) ?? [];
  if (at === undefined || id === undefined || Number.isNaN(Date.parse(at)))
    throw new HttpError('INPUT_INVALID', refusals.cursorUnknown);
  return { at, id };
}

const pageRow = v.object({
  found: whole,
  last: v.nullable(v.string()),
  largest: v.nullable(whole),
  lines: v.string(),
});

const line = jsonColumns<LedgerLine>({
  id: sql`listed.id::text`,
  transferId: sql`listed.transfer_id`,
  currency: sql`listed.currency`,
  change: sql`listed.amount`,
  balance: sql`listed.balance`,
  reason: sql`listed.reason`,
  note: sql`listed.note`,
  jobId: sql`listed.job_id`,
  createdAt: wireMoment(sql`listed.moved_at`),
});

/**
 * A page of the statement of a member, newest first, written as JSON by the database. Each account, and each kind and
 * direction where it is narrowed to some, is a range of an index: a page of each, then the newest of these.
 */
export async function statementPage(
  db: Queryable,
  member: string,
  { kind, direction, currency, from, before: until }: LedgerFilter,
  before: Place | null,
  rows: number,
): Promise<JsonText<{ lines: LedgerLine[]; nextCursor: string | null }>> {
  const most = sql.raw(String(rows + 1));
  const end = before ?? { at: until ?? 'infinity', id: '0' };
  const accounts = sql.raw(
    (currency === undefined ? currencies : [currency]).map((one) => `'${one}'`).join(),
  );
  const kinds = sql.raw((kind === undefined ? ledgerReasons : [kind]).map((one) => `'${one}'`).join());
  const directions = sql.raw(
    (direction === undefined ? ['true', 'false'] : [String(direction === 'in')]).join(),
  );
  const isNarrowed = kind !== undefined || direction !== undefined;
  const ranges = isNarrowed
    ? sql`cross join unnest(array[${kinds}]) kind(reason) cross join unnest(array[${directions}]) side(is_in)`
    : sql``;
  const ofRange = isNarrowed ? sql`and reason = kind.reason and (amount > 0) = side.is_in` : sql``;
  const since = from === undefined ? sql`` : sql`and moved_at >= ${from}::timestamptz`;
  const page = await db.first(
    pageRow,
    sql`select count(*) as found, max(greatest(abs(listed.amount), abs(listed.balance))) as largest,
        max(to_char(listed.moved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '~' || listed.id)
          filter (where place = ${rows}) as last,
        coalesce(json_agg(line order by place) filter (where place <= ${rows}), '[]')::text as lines
      from (select e.*, t.note, t.job_id, row_number() over (order by e.moved_at desc, e.id desc) as place
        from (select e.* from (select id, currency from studio.accounts
            where owner = ${member} and purpose = 'available' and currency in (${accounts}) offset 0) own
          ${ranges}
          cross join lateral (select id, transfer_id, currency, amount, balance, reason, moved_at from studio.entries
            where account_id = own.id ${ofRange} ${since}
              and (moved_at, id) < (${end.at}::timestamptz, ${end.id}::bigint)
            order by moved_at desc, id desc limit ${most}) e
          order by e.moved_at desc, e.id desc limit ${most}) e
        cross join lateral (select note, job_id from studio.transfers where id = e.transfer_id offset 0) t) listed
      cross join lateral (select ${line}) line`,
  );
  if (!page) throw new Error('A count is always answered');
  const { found, last, lines } = page;
  return jsonObject<{ lines: LedgerLine[]; nextCursor: string | null }>({
    lines: lines as JsonText<LedgerLine[]>,
    nextCursor: toJsonText(found > rows ? last : null),
  });
}
