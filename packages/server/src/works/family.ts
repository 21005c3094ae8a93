import { pageLimits } from '@mirror-studio/domain/constants/server';
import { worksLimits } from '@mirror-studio/domain/constants/works';
import type { Family, Work } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../database/index.ts';
import { afterCursor, cursorAfter, momentOf } from '../http/request/cursor.ts';
import { workById, worksById } from './find.ts';
import { authorsFor } from './lineage.ts';
import { type From, shownWorks, workColumns, workRow } from './rows.ts';
import { toWorks } from './wire.ts';

const foundRow = v.object({ ...workRow.entries, moment: v.string() });
const upRow = v.object({ parent_id: v.nullable(v.string()), parent_author: v.nullable(v.string()) });

const remixesOf: From = {
  tables: sql`studio.remixes remixed join studio.works w on w.id = remixed.work_id`,
  id: sql`remixed.work_id`,
  publishedAt: sql`remixed.published_at`,
};

/**
 * What a work was made from, the nearest first and so far up as is shown, and a page of what was made from it. Throws HttpError NOT_FOUND
 * where the member does not get to see it, INPUT_INVALID for a cursor that was never given out.
 */
export async function familyOf(
  db: Queryable,
  viewer: string,
  id: string,
  asked: { readonly cursor?: string | null | undefined; readonly limit?: number | undefined },
): Promise<Family> {
  await workById(db, viewer, id);
  const rows = Math.min(asked.limit ?? pageLimits.family, pageLimits.family);
  const found = await db.all(
    foundRow,
    sql`select ${workColumns}, ${momentOf(sql`published_at`)} from ${shownWorks(
      viewer,
      remixesOf,
      sql`remixed.parent_id = ${id} and not remixed.withdrawn`,
    )} where true ${afterCursor(asked.cursor, sql`published_at`)}
      order by published_at desc, id desc limit ${rows + 1}`,
  );
  const { ancestors, isCut } = await ancestorsOf(db, viewer, id);
  return {
    ancestors,
    isCut,
    remixes: await toWorks(db, viewer, found.slice(0, rows)),
    nextCursor: cursorAfter(found, rows),
  };
}

async function ancestorsOf(
  db: Queryable,
  viewer: string,
  id: string,
): Promise<Pick<Family, 'ancestors' | 'isCut'>> {
  const most = worksLimits.ancestors;
  const up = await db.all(
    upRow,
    sql`with recursive up (parent_id, parent_author, steps) as (
        select parent_id, parent_author, 1 from studio.remixes where work_id = ${id}
        union all
        select further.parent_id, further.parent_author, steps + 1 from up
          join studio.remixes further on further.work_id = up.parent_id where steps <= ${most}
      ) select parent_id, parent_author from up order by steps`,
  );
  const shown = up.slice(0, most);
  const works = await worksById(
    db,
    viewer,
    shown.flatMap(({ parent_id }) => parent_id ?? []),
  );
  const of = new Map<string | null, Work>(works.map((work) => [work.id, work]));
  const authors = await authorsFor(
    db,
    viewer,
    shown.flatMap(({ parent_author }) => parent_author ?? []),
  );
  return {
    ancestors: shown.map(({ parent_id, parent_author }) => ({
      work: of.get(parent_id) ?? null,
      author: authors.get(parent_author) ?? null,
    })),
    isCut: up.length > most,
  };
}
