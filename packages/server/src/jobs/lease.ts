import { sql } from 'drizzle-orm';
import { at } from '../database/index.ts';
import type { ProductServices } from '../http/product.ts';
import { type JobRow, jobColumns, jobRow } from './rows.ts';
import { endJob } from './settle.ts';

type LeaseServices = Pick<ProductServices, 'db' | 'clock'>;

/** Decided: how long a worker may be silent before another takes its job. */
export const leaseMs = 30_000;
/** Decided: a job that a crash interrupts is taken up once more, then it has failed. */
const mostAttempts = 2;

const end = (now: Date) => at(new Date(now.getTime() + leaseMs));

/** Takes the oldest job that waits, or whose worker went silent; null when there is none. One taken up too often fails. */
export async function claimJob({ db, clock }: LeaseServices, worker: string): Promise<JobRow | null> {
  const now = clock.now();
  const claimed = await db.first(
    jobRow,
    sql`update studio.jobs set status = 'running', worker = ${worker}, attempts = attempts + 1,
        leased_until = ${end(now)}
      where id = (
        select id from studio.jobs
        where status = 'queued' or (status = 'running' and leased_until < ${at(now)})
        order by created_at limit 1 for update skip locked
      ) returning ${jobColumns}`,
  );
  if (!claimed || claimed.attempts <= mostAttempts) return claimed ?? null;
  const message = 'The work was interrupted twice and was stopped. Try again.';
  await db.transaction((tx) =>
    endJob(tx, claimed.id, { status: 'failed', code: 'SERVER_ERROR', message }, now, worker),
  );
  return null;
}

/** Says that the worker is alive. Returns whether the job is still its own. */
export async function renewLease(
  { db, clock }: LeaseServices,
  job: JobRow,
  worker: string,
): Promise<boolean> {
  const renewed = await db.run(
    sql`update studio.jobs set leased_until = ${end(clock.now())}
      where id = ${job.id} and worker = ${worker} and status = 'running'`,
  );
  return renewed > 0;
}

/** Puts a job back as if it had never been taken up. */
export async function handBack({ db }: LeaseServices, job: JobRow, worker: string): Promise<void> {
  await db.run(
    sql`update studio.jobs set status = 'queued', worker = null, leased_until = null, attempts = attempts - 1
      where id = ${job.id} and worker = ${worker} and status = 'running'`,
  );
}

/** The embedded database has one server: at its start, whatever ran was interrupted and need not wait for its lease. */
export async function endAllLeases({ db, clock }: LeaseServices): Promise<void> {
  await db.run(
    sql`update studio.jobs set leased_until = ${at(new Date(clock.now().getTime() - 1))} where status = 'running'`,
  );
}
