import { pageLimits } from '@mirror-studio/domain/constants/server';
import type { Job } from '@mirror-studio/domain/contract';
import { type JobFilter, jobStatuses, matchesJobFilter } from '@mirror-studio/domain/jobs';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterCursor, cursorAfter, momentOf } from '../http/request/cursor.ts';
import type { MediaServices } from '../media/index.ts';
import { jobColumns, jobRow, toJobs } from './rows.ts';

const [shoot, video] = jobRow.options;
const moment = { moment: v.string() };
const pageRow = v.variant('kind', [
  v.object({ ...shoot.entries, ...moment }),
  v.object({ ...video.entries, ...moment }),
]);

/** A page of a member's jobs, newest first. Takes which, and where the page begins. */
export async function jobsPage(
  services: Pick<MediaServices, 'db' | 'media' | 'clock'>,
  member: string,
  { filter = 'all', cursor }: { filter?: JobFilter | undefined; cursor?: string | null | undefined },
): Promise<{ jobs: Job[]; nextCursor: string | null }> {
  const rows = pageLimits.jobs;
  const found = await services.db.all(
    pageRow,
    sql`select ${jobColumns}, ${momentOf(sql`created_at`)} from studio.jobs
      where member = ${member} ${amongst(filter)} ${afterCursor(cursor, sql`created_at`)}
      order by created_at desc, id desc limit ${rows + 1}`,
  );
  return { jobs: await toJobs(services, found.slice(0, rows)), nextCursor: cursorAfter(found, rows) };
}

/** The condition of a filter. Written out: so that an index for one status serves it. */
function amongst(filter: JobFilter): SQL {
  if (filter === 'all') return sql``;
  const statuses = jobStatuses.filter((status) => matchesJobFilter(status, filter));
  return sql.raw(`and status in (${statuses.map((status) => `'${status}'`).join(', ')})`);
}
