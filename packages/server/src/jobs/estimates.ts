import { estimateLimits } from '@mirror-studio/domain/constants/jobs';
import type { JobEstimate } from '@mirror-studio/domain/contract';
import { isUnfinished, type JobKind, type JobStatus, jobKinds } from '@mirror-studio/domain/jobs';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Queryable, whole } from '../database/index.ts';

const estimateRow = v.object({
  kind: v.picklist(jobKinds),
  model: v.string(),
  size: whole,
  lower_ms: whole,
  median_ms: whole,
  upper_ms: whole,
  jobs: whole,
});

/** What makes jobs alike: the kind, the model, and the number of pictures that a run is to make. */
interface Measured {
  readonly kind: JobKind;
  readonly status: JobStatus;
  readonly form: { readonly model: string };
  readonly run_total: number;
}

const groupOf = ({ kind, form, run_total }: Measured) => JSON.stringify([kind, form.model, run_total]);
const dayMs = 24 * 60 * 60 * 1_000;

/**
 * How long jobs like those of these rows took, for the unfinished ones of them: same kind, model and number of pictures.
 * One query, whatever the rows; it reads no more than the newest jobs of each group, off an index.
 *
 * @returns The estimate for one of the rows; null where too few like it were completed lately.
 */
export async function estimatesOf(
  db: Queryable,
  rows: readonly Measured[],
  now: Date,
): Promise<(row: Measured) => JobEstimate | null> {
  const groups = [
    ...new Map(rows.filter(({ status }) => isUnfinished(status)).map((row) => [groupOf(row), row])),
  ];
  if (groups.length === 0) return () => null;
  const wanted = groups.map(([, { kind, form, run_total }]) => ({
    kind,
    model: form.model,
    size: run_total,
  }));
  const since = new Date(now.getTime() - estimateLimits.days * dayMs);
  const found = await db.all(
    estimateRow,
    sql`select kind, model, size, count(*) as jobs,
        round(percentile_cont(0.25) within group (order by took_ms))::int as lower_ms,
        round(percentile_cont(0.5) within group (order by took_ms))::int as median_ms,
        round(percentile_cont(0.75) within group (order by took_ms))::int as upper_ms
      from jsonb_to_recordset(${JSON.stringify(wanted)}::text::jsonb) as wanted (kind text, model text, size int)
      cross join lateral (
        select extract(epoch from finished_at - begun_at) * 1000 as took_ms from studio.jobs
        where jobs.kind = wanted.kind and form ->> 'model' = wanted.model and run_total = wanted.size
          and status = 'completed' and begun_at is not null and finished_at >= ${at(since)}
        order by finished_at desc limit ${estimateLimits.mostJobs}
      ) lately
      group by kind, model, size having count(*) >= ${estimateLimits.fewestJobs}`,
  );
  const byGroup = new Map(
    found.map(({ kind, model, size, lower_ms, median_ms, upper_ms, jobs }) => [
      JSON.stringify([kind, model, size]),
      { medianMs: median_ms, lowerMs: lower_ms, upperMs: upper_ms, jobs },
    ]),
  );
  return (row) => byGroup.get(groupOf(row)) ?? null;
}
