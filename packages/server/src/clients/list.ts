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

/** As many of the next sets are looked through for words before they are looked up. */
const lookedThrough = 400;

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
  const narrowed = sql`where member = ${member} and deleted_at is null ${where(at(now))} ${afterCursor(cursor, column, isAscending)}`;
  const read = (from: SQL, found: SQL) =>
    services.db.all(
      listed,
      sql`${from} select ${setColumns}, s.moment from (
          select *, ${momentOf(column)} from ${found} order by ${order} limit ${rows + 1}) s ${held}
        order by ${isAscending ? sql`s.${column}, s.id` : sql`s.${column} desc, s.id desc`}`,
    );
  const find = async () => {
    const wanted = search.trim();
    if (wanted === '') return read(sql``, sql`studio.proofs ${narrowed}`);
    // Words that many sets have are soon met with, in order: to look them up would be to sort all of those.
    const near = await read(
      sql`with near as (select * from studio.proofs ${narrowed} order by ${order} limit ${lookedThrough})`,
      sql`near where to_tsvector('pg_catalog.simple', client || ' ' || title) @@ (select studio.words_wanted('', ${wanted}))`,
    );
    if (near.length > rows) return near;
    // Looked up first: a planner that knows nothing of the table would pass all sets of the member.
    return read(
      sql`with worded as materialized (select * from studio.proofs
        where studio.prompt_words(member, client || ' ' || title) @@ (
          select studio.words_wanted(left(${member}::text, 8), ${wanted})))`,
      sql`worded ${narrowed}`,
    );
  };
  const found = await find();
  return {
    sets: found.slice(0, rows).map((row) => toSet(services, row, now)),
    nextCursor: cursorAfter(found, rows),
  };
}
