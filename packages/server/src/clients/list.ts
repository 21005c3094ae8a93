import type { ProofFilter } from '@mirror-studio/domain/clients';
import { pageLimits } from '@mirror-studio/domain/constants/server';
import type { clientsEndpoints, ProofSet, QueryOf } from '@mirror-studio/domain/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at } from '../database/index.ts';
import { afterCursor, cursorAfter, momentOf } from '../http/request/cursor.ts';
import type { MediaServices } from '../media/index.ts';
import { held, setColumns, setRow, toSet } from './rows.ts';

type Asked = QueryOf<(typeof clientsEndpoints)['proofs']>;
const listed = v.object({ ...setRow.entries, moment: v.string() });

/** What a list is narrowed to, by which moment it is ordered, and whether the earliest comes first. */
const lists: Readonly<Record<ProofFilter, { column: SQL; where: (now: SQL) => SQL; isAscending?: boolean }>> =
  {
    all: { column: sql`created_at`, where: () => sql`` },
    open: {
      column: sql`closes_at`,
      where: (now) => sql`and closes_at > ${now} and link_hash is not null`,
      isAscending: true,
    },
    approved: { column: sql`approved_at`, where: () => sql`and approved_at is not null` },
    ended: { column: sql`closes_at`, where: (now) => sql`and closes_at <= ${now}` },
  };

/** A page of a member's sets. Throws HttpError INPUT_INVALID for a cursor that was never given out. */
export async function listSets(
  services: Pick<MediaServices, 'db' | 'clock' | 'media'>,
  member: string,
  { filter = 'all', search = '', cursor, limit }: Asked,
): Promise<{ sets: ProofSet[]; nextCursor: string | null }> {
  const rows = Math.min(limit ?? pageLimits.proofs, pageLimits.proofs);
  const now = services.clock.now();
  const { column, where, isAscending = false } = lists[filter];
  const order = isAscending ? sql`${column}, id` : sql`${column} desc, id desc`;
  const isSearch = search.trim() !== '';
  // Looked up first: a planner that knows nothing of the table would pass all sets of the member.
  const words = isSearch
    ? sql`with worded as materialized (select * from studio.proofs
        where studio.prompt_words(member, client || ' ' || title) @@ (
          select studio.words_wanted(left(${member}::text, 8), ${search})))`
    : sql``;
  const from = isSearch ? sql`worded` : sql`studio.proofs`;
  const found = await services.db.all(
    listed,
    sql`${words} select ${setColumns}, s.moment from (
        select *, ${momentOf(column)} from ${from}
        where member = ${member} and deleted_at is null ${where(at(now))} ${afterCursor(cursor, column, isAscending)}
        order by ${order} limit ${rows + 1}) s ${held}
      order by ${isAscending ? sql`s.${column}, s.id` : sql`s.${column} desc, s.id desc`}`,
  );
  return {
    sets: found.slice(0, rows).map((row) => toSet(services, row, now)),
    nextCursor: cursorAfter(found, rows),
  };
}
