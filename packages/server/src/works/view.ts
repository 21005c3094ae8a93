import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Queryable } from '../database/index.ts';
import { isRowId } from '../http/request/ids.ts';
import type { RateLimiter } from '../limits/limiter.ts';
import { notFound } from './find.ts';
import { allWorks, shownWorks } from './rows.ts';

const foundRow = v.object({ is_own: v.boolean() });
/** Every time zone begins its days at a quarter of an hour. */
const quarterMs = 900_000;

/**
 * Counts that a member looks at a work (pages: analytics, views): once for each person, work and day of UTC, and never at one's own. Who it was is kept
 * as a digest alone, which is another for each work and day. Throws HttpError NOT_FOUND where the member does not get to see it.
 */
export async function viewWork(
  db: Queryable,
  { digest }: Pick<RateLimiter, 'digest'>,
  member: string,
  id: string,
  now: Date,
): Promise<void> {
  if (!isRowId(id)) throw notFound();
  const day = now.toISOString().slice(0, 10);
  const viewer = digest('work view', member, id, day);
  const moment = at(new Date(Math.floor(now.getTime() / quarterMs) * quarterMs));
  const found = await db.first(
    foundRow,
    sql`with found as (select id, member = ${member}::uuid as is_own from ${shownWorks(member, allWorks, sql`w.id = ${id}::uuid`)}),
      added as (insert into studio.work_views (work_id, day, viewer, viewed_at)
        select id, ${day}::date, ${viewer}, ${moment} from found where not is_own on conflict do nothing)
      select is_own from found`,
  );
  if (!found) throw notFound();
}
