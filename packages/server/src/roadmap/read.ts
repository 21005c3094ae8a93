import { roadmapLimits } from '@mirror-studio/domain/constants/roadmap';
import { pageLimits } from '@mirror-studio/domain/constants/server';
import type { Idea, IdeaDetail, QueryOf, roadmapEndpoints } from '@mirror-studio/domain/contract';
import { ideaStatuses } from '@mirror-studio/domain/roadmap';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { instant, type Queryable, whole } from '../database/index.ts';
import { refusals } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { afterCursor, cursorAfter, momentOf, pageOf } from '../http/request/cursor.ts';
import { isRowId } from '../http/request/ids.ts';
import { isNotHidden } from '../moderation/hidden.ts';
import { folded } from '../prompts/search.ts';
import { ideaColumns, ideaRow, notFound, sayerOf, toIdea } from './rows.ts';

type Asked = QueryOf<(typeof roadmapEndpoints)['ideas']>;
const foundRow = v.object({ ...ideaRow.entries, moment: v.string() });
const byVotes = /^(\d{1,9})_(.+)$/;

/** Ideas `i` that are not hidden, each with who proposed it. */
const ideas = (viewer: string): SQL => sql`studio.ideas i ${sayerOf(viewer, sql`i.member`)}`;
const isShown = isNotHidden('idea', sql`i.id`);

/**
 * A page of a column: by votes, of what has shipped the last first. Votes move while somebody pages: what rose above the cursor is not
 * told again. Throws HttpError INPUT_INVALID for a cursor that was never given out.
 */
export async function ideasPage(db: Queryable, viewer: string, asked: Asked) {
  const { status, cursor } = asked;
  const rows = Math.min(asked.limit ?? pageLimits.ideas, pageLimits.ideas);
  const isByMoment = status === 'shipped';
  const after = isByMoment ? afterCursor(cursor, sql`i.since`) : afterVotes(cursor);
  const order = isByMoment ? sql`i.since desc, i.id desc` : sql`i.votes desc, i.id desc`;
  const found = await db.all(
    foundRow,
    sql`select ${ideaColumns(viewer)}, ${momentOf(sql`i.since`)} from ${ideas(viewer)}
      where i.status = ${status} and i.merged_into is null and ${isShown} ${after}
      order by ${order} limit ${rows + 1}`,
  );
  const page = pageOf(found, rows, ({ votes, id }) => `${votes}_${id}`);
  return {
    ideas: page.page.map((row) => toIdea(viewer, row)),
    total: await totalOf(db, status),
    nextCursor: isByMoment ? cursorAfter(found, rows) : page.nextCursor,
  };
}

function afterVotes(cursor: string | undefined): SQL {
  if (cursor === undefined) return sql``;
  const [, votes, id = ''] = byVotes.exec(cursor) ?? [];
  if (votes === undefined || !isRowId(id)) throw new HttpError('INPUT_INVALID', refusals.cursorUnknown);
  return sql`and (i.votes, i.id) < (${Number(votes)}::int, ${id}::uuid)`;
}

async function totalOf(db: Queryable, status: Asked['status']): Promise<number> {
  const row = await db.first(
    v.object({ total: whole }),
    sql`select (select count(*) from studio.ideas where status = ${status} and merged_into is null)
      - (select count(*) from studio.hidden h join studio.ideas i on i.id = h.subject
          where h.kind = 'idea' and i.status = ${status} and i.merged_into is null) as total`,
  );
  return row?.total ?? 0;
}

/** The ideas most like a title that is being typed, those most like it first; none for a few letters. */
export async function likelyIdeas(db: Queryable, viewer: string, title: string): Promise<Idea[]> {
  const asked = folded(title.slice(0, roadmapLimits.titleCharacters));
  if (asked.length < roadmapLimits.twinLetters) return [];
  const likeness = sql`greatest(studio.likeness(i.search_text, ${asked}), studio.part_likeness(${asked}, i.search_text))`;
  const found = await db.all(
    ideaRow,
    sql`select ${ideaColumns(viewer)} from (
        select i.* from studio.ideas i
        where (studio.is_alike(i.search_text, ${asked}) or studio.is_part_alike(${asked}, i.search_text))
          and i.merged_into is null and ${isShown}
        order by ${likeness} desc, i.votes desc, i.id limit ${roadmapLimits.twins}
      ) i ${sayerOf(viewer, sql`i.member`)}
      order by ${likeness} desc, i.votes desc, i.id`,
  );
  return found.map((row) => toIdea(viewer, row));
}

const detailRow = v.object({
  ...ideaRow.entries,
  words: v.string(),
  into_id: v.nullable(v.string()),
  into_title: v.nullable(v.string()),
});
const changeRow = v.object({ status: v.picklist(ideaStatuses), words: v.string(), changed_at: instant });
const nameRow = v.object({ id: v.string(), title: v.string() });

/** An idea with everything that is said of it. Throws HttpError NOT_FOUND where there is none, and where it is hidden. */
export async function ideaById(db: Queryable, viewer: string, id: string): Promise<IdeaDetail> {
  const row = isRowId(id)
    ? await db.first(
        detailRow,
        sql`select ${ideaColumns(viewer)}, i.words, target.id as into_id, target.title as into_title
          from ${ideas(viewer)} left join studio.ideas target on target.id = i.merged_into
            and ${isNotHidden('idea', sql`target.id`)}
          where i.id = ${id} and ${isShown}`,
      )
    : undefined;
  if (!row) throw notFound();
  const changes = await db.all(
    changeRow,
    sql`select status, words, changed_at from studio.idea_changes where idea_id = ${id} order by id desc`,
  );
  const merged = await db.all(
    nameRow,
    sql`select i.id, i.title from studio.ideas i where i.merged_into = ${id} and ${isShown} order by i.id limit 50`,
  );
  return {
    ...toIdea(viewer, row),
    words: row.words,
    changes: changes.map(({ status, words, changed_at }) => ({
      status,
      words,
      at: changed_at.toISOString(),
    })),
    mergedInto: row.into_id === null ? null : { id: row.into_id, title: row.into_title ?? '' },
    merged,
  };
}
