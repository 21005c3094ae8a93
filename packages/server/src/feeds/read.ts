import { pageLimits } from '@mirror-studio/domain/constants/server';
import type { FeedReason, QueryOf, Work, worksEndpoints } from '@mirror-studio/domain/contract';
import type { PlacedFeed } from '@mirror-studio/domain/works';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Queryable, whole } from '../database/index.ts';
import { refusals } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { pageOf } from '../http/request/cursor.ts';
import { allWorks, shownWorks, workColumns, workRow } from '../works/rows.ts';
import { toWorks } from '../works/wire.ts';
import { halfLivesAt } from './warmth.ts';

const cursorShape = /^(\d{1,15})_(\d{1,9})$/;
const idRow = v.object({ id: whole });
const placedRow = v.object({
  ...workRow.entries,
  position: whole,
  given_likes: whole,
  given_saves: whole,
  given_remixes: whole,
  remixers: whole,
  warmth: v.nullable(v.pipe(v.unknown(), v.transform(Number), v.number())),
});

/** Which list of places a page is of, and after which it begins. Throws HttpError INPUT_INVALID, and CONFLICT where the list is gone. */
async function placeOf(db: Queryable, cursor: string | null | undefined) {
  if (cursor === undefined || cursor === null) {
    const newest = await db.first(idRow, sql`select id from studio.feed_counts order by id desc limit 1`);
    return { count: newest?.id ?? 0, after: 0 };
  }
  const [, id = '', after = ''] = cursorShape.exec(cursor) ?? [];
  if (id === '') throw new HttpError('INPUT_INVALID', refusals.cursorUnknown);
  const begun = await db.first(idRow, sql`select id from studio.feed_counts where id = ${Number(id)}`);
  if (!begun) throw new HttpError('CONFLICT', refusals.feedMoved);
  return { count: begun.id, after: Number(after) };
}

/**
 * A page of a feed whose works have places, of those that meet a condition on `w`, and why each is there. All pages are of the list that the first was of; whether
 * somebody gets to see a work is asked as in every list. Throws HttpError INPUT_INVALID for a cursor that was never given out, CONFLICT where its list is gone.
 */
export async function placedWorks(
  db: Queryable,
  viewer: string,
  feed: PlacedFeed,
  { cursor, limit }: Pick<QueryOf<(typeof worksEndpoints)['works']>, 'cursor' | 'limit'>,
  which: SQL,
  now: Date,
): Promise<{ works: Work[]; reasons: FeedReason[]; nextCursor: string | null }> {
  const { count, after } = await placeOf(db, cursor);
  const rows = Math.min(limit ?? pageLimits.works, pageLimits.works);
  const found = await db.all(
    placedRow,
    sql`select ${workColumns}, position, given_likes, given_saves, given_remixes, remixers, warmth
      from (select * from studio.feed_places places
        where places.count_id = ${count}::bigint and places.feed = ${feed} and places.position > ${after}) placed
        cross join lateral ${shownWorks(viewer, allWorks, sql`w.id = placed.work_id and ${which}`)}
      order by position limit ${rows + 1}`,
  );
  const { page, nextCursor } = pageOf(found, rows, ({ position }) => `${count}_${position}`);
  return {
    works: await toWorks(db, viewer, page),
    reasons: page.map(({ id, given_likes, given_saves, given_remixes, remixers, warmth }) => ({
      workId: id,
      likes: given_likes,
      saves: given_saves,
      remixes: given_remixes,
      remixers,
      tenths: warmth === null ? 0 : Math.round(2 ** (warmth - halfLivesAt(now)) * 10),
    })),
    nextCursor,
  };
}
