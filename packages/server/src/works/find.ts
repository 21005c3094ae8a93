import { pageLimits } from '@mirror-studio/domain/constants/server';
import type { QueryOf, ResponseOf, Work, worksEndpoints } from '@mirror-studio/domain/contract';
import { handleSkeleton, readHandle } from '@mirror-studio/domain/profile';
import { tagOf } from '@mirror-studio/domain/prompts';
import { isPlacedFeed } from '@mirror-studio/domain/works';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { isFollowed, isNotMuted } from '../community/blocks.ts';
import type { Queryable } from '../database/index.ts';
import { placedWorks } from '../feeds/read.ts';
import { errors as texts } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { afterCursor, cursorAfter, momentOf } from '../http/request/cursor.ts';
import { isRowId } from '../http/request/ids.ts';
import { allWorks, type From, shownWorks, workColumns, workRow, worksOfTag } from './rows.ts';
import { isMeant, type Meant, meantBy, pagesOf } from './search.ts';
import { toWorks } from './wire.ts';

type Asked = QueryOf<(typeof worksEndpoints)['works']>;
const foundRow = v.object({ ...workRow.entries, moment: v.string() });

export const notFound = () => new HttpError('NOT_FOUND', texts.notFound);

/**
 * A page of what is published, newest first, or by their places in a feed. Throws HttpError INPUT_INVALID for a cursor that was never given
 * out, CONFLICT where its places are gone.
 */
export async function findWorks(
  db: Queryable,
  viewer: string,
  asked: Asked,
  now: Date,
): Promise<ResponseOf<(typeof worksEndpoints)['works']>> {
  const rows = Math.min(asked.limit ?? pageLimits.works, pageLimits.works);
  const search = asked.search?.trim() ?? '';
  const meant = search === '' ? [] : await meantBy(db, search);
  const which = await conditions(db, viewer, asked);
  if (meant === null || which === null) return { works: [], reasons: [], nextCursor: null };
  if (isPlacedFeed(asked.feed)) {
    const all = sql.join([which, ofTag(asked), ...meant.map(isMeant)], sql` and `);
    return placedWorks(db, viewer, asked.feed, asked, all, now);
  }
  const page: Page = (condition, from) =>
    sql`select * from ${shownWorks(viewer, from, sql`${which} and ${condition}`)}
      where true ${afterCursor(asked.cursor, sql`published_at`)}
      order by published_at desc, id desc limit ${rows + 1}`;
  const found = await db.all(
    foundRow,
    sql`select ${workColumns}, ${momentOf(sql`published_at`)}
      from ${pages(viewer, asked, meant, page)} order by published_at desc, id desc limit ${rows + 1}`,
  );
  return {
    works: await toWorks(db, viewer, found.slice(0, rows)),
    reasons: [],
    nextCursor: cursorAfter(found, rows),
  };
}

/** A page of works that meet a condition, in order, off the index of what stands first. */
type Page = (condition: SQL, from: From) => SQL;

/** What a page is taken from: where no one index has its order, a page off each, joined. */
function pages(viewer: string, asked: Asked, meant: readonly Meant[], page: Page): SQL {
  const { feed } = asked;
  const tag = tagOf(asked.tag ?? '');
  const ofFeed = feed === 'followed' ? isFollowed(sql`${viewer}::uuid`, sql`w.member`) : sql`true`;
  const [first, ...others] = meant;
  if (first) {
    const all = sql.join([ofTag(asked), ofFeed, ...others.map(isMeant)], sql` and `);
    return pagesOf(first, (condition, from) => page(sql`${condition} and ${all}`, from));
  }
  if (tag !== '') return sql`(${page(sql`tagged.tag = ${tag} and ${ofFeed}`, worksOfTag)}) of_all`;
  if (feed !== 'followed') return sql`(${page(sql`true`, allWorks)}) of_all`;
  // Of each creator that is followed a page is read off their index: to look for them among all works could pass all of them.
  // Planned by itself: beside what the pages cost, reading all relations looks as cheap as their index.
  return sql`(with followed as materialized (select other from studio.relations where member = ${viewer} and kind = 'follow')
    select of_one.* from followed cross join lateral (${page(sql`w.member = followed.other`, allWorks)}) of_one) of_all`;
}

/** Asked for each row, not as "exists", as in `community/blocks.ts`. */
function ofTag({ tag: given }: Asked): SQL {
  const tag = tagOf(given ?? '');
  if (tag === '') return sql`true`;
  return sql`coalesce((select true from studio.work_tags tagged where tagged.work_id = w.id and tagged.tag = ${tag}), false)`;
}

/** On a work `w`, whatever it is found by; null where nothing can be found. */
async function conditions(
  db: Queryable,
  viewer: string,
  { type, style, ratio, author }: Asked,
): Promise<SQL | null> {
  const member = author === undefined ? undefined : await memberOf(db, author);
  if (member === null) return null;
  return sql.join(
    [
      ...(type === undefined ? [] : [sql`w.type = ${type}`]),
      ...(style === undefined ? [] : [sql`w.style = ${style}`]),
      ...(ratio === undefined ? [] : [sql`w.ratio = ${ratio}`]),
      // Who is muted is seen where they are asked for.
      member === undefined ? isNotMuted(sql`${viewer}::uuid`, sql`w.member`) : sql`w.member = ${member}`,
    ],
    sql` and `,
  );
}

async function memberOf(db: Queryable, handle: string): Promise<string | null> {
  const row = await db.first(
    v.object({ member: v.string() }),
    sql`select member from studio.handles
      where skeleton = ${handleSkeleton(readHandle(handle))} and held_until is null`,
  );
  return row?.member ?? null;
}

/** Works by their ids, as far as members get to see them. Takes who asks. */
export async function worksById(db: Queryable, viewer: string, ids: readonly string[]): Promise<Work[]> {
  if (ids.length === 0) return [];
  const found = await db.all(
    workRow,
    sql`select ${workColumns} from ${shownWorks(viewer, allWorks, sql`w.id = any(${`{${ids.join(',')}}`}::text::uuid[])`)}`,
  );
  return toWorks(db, viewer, found);
}

/** One work. Throws HttpError NOT_FOUND where members do not get to see it. */
export async function workById(db: Queryable, viewer: string, id: string): Promise<Work> {
  const [found] = isRowId(id) ? await worksById(db, viewer, [id]) : [];
  if (!found) throw notFound();
  return found;
}
