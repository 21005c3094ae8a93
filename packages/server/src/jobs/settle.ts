import { demoLimits } from '@mirror-studio/domain/constants/demo';
import { jobLimits } from '@mirror-studio/domain/constants/jobs';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, lockMember, type Queryable, whole } from '../database/index.ts';
import { refusals } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { reserve, settle } from '../ledger/index.ts';
import { refuseFullPictures } from '../storage/storage.ts';
import { heldFor, type JobRow, jobColumns, jobRow, unitCredits } from './rows.ts';

export type Outcome =
  | { readonly status: 'completed' }
  | { readonly status: 'cancelled' }
  | { readonly status: 'failed'; readonly code: string; readonly message: string };

/**
 * Ends an unfinished job, however it ends: what it finished is charged and the rest of what was held is returned, in
 * the caller's transaction (decisions). Null when it had ended already.
 * Takes the worker that says so, if one does: a worker can end only what is its own.
 */
export async function endJob(
  tx: Queryable,
  id: string,
  outcome: Outcome,
  now: Date,
  worker: string | null = null,
): Promise<JobRow | null> {
  const failure = outcome.status === 'failed' ? outcome : null;
  // The row is locked by this: a picture is recorded before it, and counted here, or not at all.
  const ended = await tx.first(
    jobRow,
    sql`update studio.jobs set status = ${outcome.status}, error_code = ${failure?.code ?? null},
        error = ${failure?.message ?? null}, worker = null, leased_until = null, finished_at = ${at(now)},
        charged_credits = charged_credits + run_finished * (cost_credits / total),
        returned_credits = returned_credits + (run_total - run_finished) * (cost_credits / total)
      where id = ${id} and status in ('queued', 'running')
        and (${worker}::text is null or worker = ${worker}::text)
      returning ${jobColumns}`,
  );
  if (!ended) return null;
  const made = ended.kind === 'image_batch' ? 'pictures' : 'seconds of video';
  const settlement = {
    chargedCredits: ended.run_finished * unitCredits(ended),
    because: `${ended.run_finished} of ${ended.run_total} ${made} were finished`,
  };
  await settle(tx, heldFor(ended), settlement, now);
  return ended;
}

/**
 * Queues a failed or cancelled job again, on the same card and at the end of the queue: what it made is kept, and
 * credits are held for the pictures that are missing alone.
 * Throws HttpError when it is not one, when too many wait already, or when the credits do not suffice.
 */
export async function retryJob(tx: Queryable, member: string, id: string, now: Date): Promise<JobRow> {
  await refuseFullPictures(tx, member);
  await lockMember(tx, member, 'jobs');
  const again = await tx.first(
    jobRow,
    sql`update studio.jobs set status = 'queued', run = run + 1, attempts = 0, error = null, error_code = null,
        finished_at = null, begun = false, begun_at = null, queue_number = nextval('studio.job_queue'), run_finished = 0, frames_done = 0,
        run_total = total - (select count(*)::int from studio.media where job_id = jobs.id)
          * case kind when 'video_render' then total else 1 end
      where id = ${id} and member = ${member} and status in ('failed', 'cancelled') returning ${jobColumns}`,
  );
  if (!again) throw new HttpError('CONFLICT', refusals.jobNotRetryable);
  await refuseTooMany(tx, member);
  await reserve(tx, heldFor(again), now);
  return again;
}

/**
 * Throws HttpError when a member has more unfinished jobs than may be.
 * Called after a job was queued and under the member's lock, so that requests at once are counted one after another.
 */
export async function refuseTooMany(tx: Queryable, member: string): Promise<void> {
  const open = await tx.first(
    v.object({ jobs: whole, demo: v.boolean() }),
    sql`select count(*) as jobs, exists (select from studio.members where id = ${member} and demo) as demo
      from studio.jobs where member = ${member} and status in ('queued', 'running')`,
  );
  const count = open?.demo ? demoLimits.unfinishedJobs : jobLimits.unfinished;
  if (open && open.jobs > count) {
    throw new HttpError('RATE_LIMITED', refusals.jobsWaiting({ count }));
  }
}
