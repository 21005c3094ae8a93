import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { sql } from 'drizzle-orm';
import { at, type Queryable } from '../database/index.ts';
import { Refusal } from '../http/index.ts';
import { capture, release, reserve } from '../ledger/index.ts';
import { type JobRow, jobColumns, jobRow } from './rows.ts';

export type Outcome =
  | { readonly status: 'completed' }
  | { readonly status: 'cancelled' }
  | { readonly status: 'failed'; readonly code: string; readonly message: string };

const held = (job: JobRow) => ({
  member: job.member,
  jobId: job.id,
  run: job.run,
  credits: job.cost_credits,
});

/**
 * Ends an unfinished job and settles what was held for it; null when it had ended already.
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
  const ended = await tx.first(
    jobRow,
    sql`update studio.jobs set status = ${outcome.status}, error_code = ${failure?.code ?? null},
        error = ${failure?.message ?? null}, worker = null, leased_until = null, finished_at = ${at(now)}
      where id = ${id} and status in ('queued', 'running')
        and (${worker}::text is null or worker = ${worker}::text)
      returning ${jobColumns}`,
  );
  if (!ended) return null;
  if (outcome.status === 'completed') await capture(tx, held(ended), now);
  else await release(tx, held(ended), now);
  return ended;
}

/** Queues a failed or cancelled job again, on the same card: what it made is kept. Throws Refusal when it is not one. */
export async function retryJob(tx: Queryable, member: string, id: string, now: Date): Promise<JobRow> {
  const again = await tx.first(
    jobRow,
    sql`update studio.jobs set status = 'queued', run = run + 1, attempts = 0, error = null, error_code = null,
        finished_at = null
      where id = ${id} and member = ${member} and status in ('failed', 'cancelled') returning ${jobColumns}`,
  );
  if (!again) throw new Refusal('CONFLICT', refusals.jobNotRetryable);
  await reserve(tx, held(again), now);
  return again;
}
