import {
  type AnalyticsPeriod,
  type PeriodDays,
  periodDays,
  waitRanges,
} from '@mirror-studio/domain/analytics';
import type { UsageFigures, UsageReport } from '@mirror-studio/domain/contract';
import { jobKinds, jobStatuses } from '@mirror-studio/domain/jobs';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Queryable, whole } from '../database/index.ts';

/** What a report is of. */
export interface Asked {
  readonly days: AnalyticsPeriod;
  readonly timeZone: string;
}

/** The moments at which days begin, for the database to sort by: it need not know the zone, nor when its clocks change. */
export function boundsOf({ begins }: PeriodDays) {
  const moments = begins.map((ms) => new Date(ms));
  const [first = new Date(0), last = first] = [moments[0], moments.at(-1)];
  const list = `{${moments.map((moment) => moment.toISOString()).join(',')}}`;
  // Read once: as a part of `width_bucket` it would be read for each row.
  const bounds = sql`(select ${list}::text::timestamptz[] as begins offset 0) bounds`;
  return { bounds, first: at(first), last: at(last) };
}

/** The days of the period, each with what `of` says of it and of the same day of the one before; days count from 1. */
export function paired<Figures>({ days, length }: PeriodDays, of: (day: number) => Figures) {
  return days
    .slice(length)
    .map((day, index) => ({ day, now: of(length + index + 1), previous: of(index + 1) }));
}

const movedRow = v.object({ day: whole, credits: whole, coins: whole });
const jobRow = v.object({
  day: whole,
  kind: v.picklist(jobKinds),
  model: v.string(),
  status: v.picklist(jobStatuses),
  jobs: whole,
  made: whole,
  credits: whole,
});
const waitRow = v.object({ is_now: v.boolean(), ranges: v.array(whole), median: v.nullable(v.number()) });

/** What a member made and spent. What moved is read from the journal, what was made from the jobs that ended. */
export async function usageOf(
  db: Queryable,
  member: string,
  { days: period, timeZone }: Asked,
  now: Date,
): Promise<UsageReport> {
  const days = periodDays(period, now.getTime(), timeZone);
  const { bounds, first, last } = boundsOf(days);
  const moved = await db.all(
    movedRow,
    sql`select width_bucket(e.moved_at, bounds.begins) as day,
        coalesce(-sum(e.amount) filter (where own.currency = 'credits'), 0) as credits,
        coalesce(-sum(e.amount) filter (where own.currency = 'coins'), 0) as coins
      from ${bounds} cross join (select id, currency, case currency when 'credits' then 'generation_captured' else 'exchange' end as reason
        from studio.accounts where owner = ${member}
          and (purpose, currency) in (('reserved', 'credits'), ('available', 'coins')) offset 0) own
      cross join lateral (select moved_at, amount from studio.entries
        where account_id = own.id and reason = own.reason and (amount > 0) = false
          and moved_at >= ${first} and moved_at < ${last}) e
      group by 1`,
  );
  const jobs = await db.all(
    jobRow,
    sql`select width_bucket(finished_at, bounds.begins) as day, kind, form ->> 'model' as model, status, count(*) as jobs,
        sum(total - run_total + run_finished) as made, sum(charged_credits) as credits
      from ${bounds} cross join studio.jobs
      where member = ${member} and finished_at >= ${first} and finished_at < ${last}
      group by 1, 2, 3, 4`,
  );
  return {
    days: byDay(days, moved, jobs),
    ...ofPeriod(days, jobs),
    waits: await waitsOf(db, member, days),
  };
}

type Moved = v.InferOutput<typeof movedRow>;
type Ended = v.InferOutput<typeof jobRow>;
const sumOf = (jobs: readonly Ended[], of: (job: Ended) => number) =>
  jobs.reduce((sum, job) => sum + of(job), 0);

function byDay(days: PeriodDays, moved: readonly Moved[], jobs: readonly Ended[]) {
  const values = new Map(moved.map((row) => [row.day, row]));
  const ended = Map.groupBy(jobs, ({ day }) => day);
  return paired(days, (day): UsageFigures => {
    const ofDay = ended.get(day) ?? [];
    const made = (wanted: Ended['kind']) =>
      sumOf(
        ofDay.filter(({ kind }) => kind === wanted),
        (job) => job.made,
      );
    return {
      credits: values.get(day)?.credits ?? 0,
      coins: values.get(day)?.coins ?? 0,
      images: made('image_batch'),
      seconds: made('video_render'),
    };
  });
}

function ofPeriod({ length }: PeriodDays, jobs: readonly Ended[]) {
  const now = jobs.filter(({ day }) => day > length);
  const previous = jobs.filter(({ day }) => day <= length);
  const figures = (of: readonly Ended[]) => ({
    jobs: sumOf(of, (job) => job.jobs),
    made: sumOf(of, (job) => job.made),
    credits: sumOf(of, (job) => job.credits),
  });
  const outcomes = (of: readonly Ended[]) => {
    const count = (wanted: Ended['status']) =>
      sumOf(
        of.filter(({ status }) => status === wanted),
        (job) => job.jobs,
      );
    return { completed: count('completed'), failed: count('failed'), cancelled: count('cancelled') };
  };
  const most = <Item extends { jobs: number }>(items: Item[]) => items.toSorted((a, b) => b.jobs - a.jobs);
  return {
    kinds: most([...Map.groupBy(now, ({ kind }) => kind)].map(([kind, of]) => ({ kind, ...figures(of) }))),
    models: most(
      [...Map.groupBy(now, ({ model }) => model)].map(([model, of]) => ({ model, ...figures(of) })),
    ),
    outcomes: { now: outcomes(now), previous: outcomes(previous) },
  };
}

/** How long shoots of the period took until there was a picture; of those whose pictures are gone nothing is known. */
async function waitsOf(db: Queryable, member: string, { begins, length }: PeriodDays) {
  const [from, middle, until] = [begins[0], begins[length], begins.at(-1)].map((ms) => at(new Date(ms ?? 0)));
  const ends = sql.raw(`array[${waitRanges.map((seconds) => seconds * 1_000).join(', ')}]::float8[]`);
  const ranges = sql.join(
    Array.from(
      { length: waitRanges.length + 1 },
      (_, range) => sql`count(*) filter (where width_bucket(took, ${ends}) = ${sql.raw(String(range))})`,
    ),
    sql`, `,
  );
  const rows = await db.all(
    waitRow,
    sql`select is_now, array[${ranges}]::int[] as ranges,
        percentile_cont(0.5) within group (order by took) as median
      from (select job.created_at >= ${middle} as is_now, greatest(0, extract(epoch from first.at - job.created_at) * 1000)::float8 as took
        from (select id, created_at from studio.jobs
          where member = ${member} and kind = 'image_batch' and created_at >= ${from} and created_at < ${until} offset 0) job
        cross join lateral (select min(created_at) as at from studio.media where job_id = job.id) first
        where first.at is not null) waits
      group by is_now`,
  );
  const median = (isNow: boolean) => {
    const found = rows.find((row) => row.is_now === isNow)?.median ?? null;
    return found === null ? null : Math.round(found);
  };
  const shown = rows.find(({ is_now }) => is_now)?.ranges;
  return {
    ranges: shown ?? Array.from({ length: waitRanges.length + 1 }, () => 0),
    medianMs: median(true),
    previousMedianMs: median(false),
  };
}
