import { demoLimits } from '@mirror-studio/domain/constants/demo';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at } from '../database/index.ts';
import type { JobWorker } from '../jobs/index.ts';
import { endJob } from '../jobs/settle.ts';
import { closeAccount } from '../ledger/index.ts';
import { type MediaServices, memberFolder } from '../media/index.ts';

interface SweepServices extends Pick<MediaServices, 'db' | 'clock' | 'media'> {
  readonly worker: Pick<JobWorker, 'abandon'>;
}

const idRow = v.object({ id: v.string() });
/** As many accounts are taken up in one step. */
const atOnce = 100;

/**
 * Ends the demonstration accounts whose day is over, in two steps that may each be done again: first the account is closed
 * and its work stopped; when whatever was under way has ended, its data is removed. Throws AggregateError with what failed,
 * after all others are done.
 */
export async function sweepDemos(services: SweepServices): Promise<void> {
  const failures: unknown[] = [];
  // One that fails keeps the others neither open nor full.
  const each = async (ids: readonly string[], step: typeof close) => {
    for (const id of ids) await step(services, id).catch((error: unknown) => failures.push(error));
  };
  await each(await due(services, sql`demo_closed_at is null and first_seen_at`, demoLimits.livesMs), close);
  await each(await due(services, sql`demo_closed_at`, demoLimits.settleMs), empty);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts are not emptied`);
}

async function due({ db, clock }: SweepServices, moment: ReturnType<typeof sql>, agoMs: number) {
  const before = at(new Date(clock.now().getTime() - agoMs));
  const rows = await db.all(
    idRow,
    sql`select id from studio.members where demo and demo_emptied_at is null and ${moment} <= ${before}
      order by first_seen_at limit ${atOnce}`,
  );
  return rows.map(({ id }) => id);
}

/** Ends its sessions and its jobs. Requests that were let in before may still finish. */
async function close({ db, clock, worker }: SweepServices, id: string): Promise<void> {
  const now = clock.now();
  const jobs = await db.transaction(async (tx) => {
    await tx.run(sql`update studio.members set demo_closed_at = ${at(now)} where id = ${id}`);
    await tx.run(sql`delete from studio_auth.users where id = ${id} and is_anonymous`);
    const open = await tx.all(
      idRow,
      sql`select id from studio.jobs where member = ${id} and status in ('queued', 'running')`,
    );
    for (const job of open) await endJob(tx, job.id, { status: 'cancelled' }, now);
    return open;
  });
  for (const job of jobs) worker.abandon(job.id);
}

/** Removes everything that is kept of the account but its entries in the ledger, which a last transfer brings to zero. */
async function empty({ db, clock, media }: SweepServices, id: string): Promise<void> {
  const now = clock.now();
  await media.disk.deleteAll(memberFolder(id));
  await db.transaction(async (tx) => {
    await closeAccount(tx, id, 'demo_closed', now);
    for (const table of [
      'acceptances',
      'handles',
      'saved',
      'proofs',
      'media',
      'jobs',
      'job_turns',
      'prompts',
      'prompt_words',
      'feedback',
      'idempotency',
      'storage_use',
    ]) {
      await tx.run(sql`delete from studio.${sql.identifier(table)} where member = ${id}`);
    }
    await tx.run(sql`delete from public.user_profiles where id = ${id}`);
    await tx.run(
      sql`update studio.members set email = null, invite_claimed_at = null, demo_emptied_at = ${at(now)} where id = ${id}`,
    );
  });
}
