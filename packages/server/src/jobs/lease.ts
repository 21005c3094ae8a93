import { sql } from 'drizzle-orm';
import { at, lockClaims, type Queryable } from '../database/index.ts';
import type { Services } from '../http/index.ts';
import { type JobRow, jobColumns, jobRow } from './rows.ts';
import { endJob } from './settle.ts';

type LeaseServices = Pick<Services, 'db' | 'clock'>;

/** Decided: how long a worker may be silent before another takes its job. */
export const leaseMs = 30_000;
/** Decided: a job that a crash interrupts is taken up once more, then it has failed. */
const mostAttempts = 2;

const leaseEnd = (now: Date) => at(new Date(now.getTime() + leaseMs));

/**
 * Takes the next job: one that was begun and interrupted, else in fair turns the oldest of the member with the fewest
 * running jobs, and of these the one who was served longest ago. Null when nothing waits.
 * A job that was taken up too often is ended as failed, and the next one is taken.
 */
export async function claimJob(services: LeaseServices, worker: string): Promise<JobRow | null> {
  const { db, clock } = services;
  for (;;) {
    const claimed = await db.transaction((tx) => claimNext(tx, worker, clock.now()));
    if (!claimed || claimed.attempts <= mostAttempts) return claimed;
    const message = 'The work was interrupted twice and was stopped. Try again.';
    await db.transaction((tx) =>
      endJob(tx, claimed.id, { status: 'failed', code: 'SERVER_ERROR', message }, clock.now(), worker),
    );
  }
}

async function claimNext(tx: Queryable, worker: string, now: Date): Promise<JobRow | null> {
  await lockClaims(tx);
  const claimed = await tx.first(
    jobRow,
    sql`with next as (
        select waiting.id from studio.jobs waiting left join studio.job_turns using (member)
        where waiting.status = 'queued' or (waiting.status = 'running' and waiting.leased_until < ${at(now)})
        order by waiting.begun desc,
          (select count(*) from studio.jobs busy where busy.member = waiting.member
            and busy.status = 'running' and busy.leased_until >= ${at(now)}),
          turn nulls first, waiting.queue_number
        limit 1 for update of waiting skip locked
      ), claimed as (
        update studio.jobs set status = 'running', worker = ${worker}, attempts = attempts + 1,
          leased_until = ${leaseEnd(now)}, begun = true, begun_at = coalesce(begun_at, ${at(now)})
        where id in (select id from next) returning ${jobColumns}
      ), served as (
        insert into studio.job_turns (member, turn) select member, nextval('studio.job_turn') from claimed
        on conflict (member) do update set turn = excluded.turn
      )
      select ${jobColumns} from claimed`,
  );
  return claimed ?? null;
}

/** Says that the worker is alive. Returns whether the job is still its own. */
export async function renewLease(
  { db, clock }: LeaseServices,
  job: JobRow,
  worker: string,
): Promise<boolean> {
  const renewed = await db.run(
    sql`update studio.jobs set leased_until = ${leaseEnd(clock.now())}
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
