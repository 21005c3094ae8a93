import { accountExportLimits } from '@mirror-studio/domain/constants/account';
import type { Settings } from '@mirror-studio/domain/settings';
import { languages } from '@mirror-studio/domain/texts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Queryable, whole } from '../../database/index.ts';
import type { Services } from '../../http/index.ts';

type LeaseServices = Pick<Services, 'db' | 'clock'>;

/** Decided: how long a worker may be silent before another takes its archive; one that was interrupted twice has failed. */
export const leaseMs = 30_000;
const mostAttempts = 2;
const dayMs = 86_400_000;
const table = sql`studio.account_exports`;

const claimedRow = v.object({
  id: v.string(),
  member: v.string(),
  email: v.nullable(v.string()),
  language: v.picklist(languages),
  time_zone: v.string(),
  settings: v.custom<Settings>((given) => typeof given === 'object' && given !== null),
  attempts: whole,
});
export type ClaimedExport = v.InferOutput<typeof claimedRow>;

const leaseEnd = (now: Date) => at(new Date(now.getTime() + leaseMs));

/** Takes the archive that waits longest, or whose worker has been silent too long. Null when nothing waits. */
export async function claimExport(
  { db, clock }: LeaseServices,
  worker: string,
): Promise<ClaimedExport | null> {
  const now = clock.now();
  const claimed = await db.first(
    claimedRow,
    sql`update ${table} x set state = 'building', worker = ${worker}, attempts = attempts + 1, done = 0, total = 0,
        leased_until = ${leaseEnd(now)}
      where id = (select id from ${table} where state = 'waiting' or (state = 'building' and leased_until < ${at(now)})
        order by requested_at limit 1 for update skip locked)
      returning id, member, language, time_zone, settings, attempts,
        (select email from studio.members where members.id = x.member) as email`,
  );
  return claimed ?? null;
}

/** Whether it was taken up too often. */
export const isGivenUp = ({ attempts }: ClaimedExport) => attempts > mostAttempts;

/** Says how far it is, and that the worker is alive. Returns whether the archive is still its own. */
export async function keepLease(
  { db, clock }: LeaseServices,
  id: string,
  worker: string,
  { done, total }: { done: number; total: number },
): Promise<boolean> {
  const own = await db.run(
    sql`update ${table} set done = ${done}, total = ${total}, leased_until = ${leaseEnd(clock.now())}
      where id = ${id} and worker = ${worker} and state = 'building'`,
  );
  return own > 0;
}

/** Puts it back as if it had never been taken up. */
export async function handBack({ db }: LeaseServices, id: string, worker: string): Promise<void> {
  await db.run(
    sql`update ${table} set state = 'waiting', worker = null, leased_until = null, attempts = attempts - 1
      where id = ${id} and worker = ${worker} and state = 'building'`,
  );
}

/**
 * It is ready for its days, behind a link; those of its person before it end, so that nobody stores several copies of everything.
 * Returns when it ends; null where it is the worker's no more.
 */
export async function finish(
  { db, clock }: LeaseServices,
  {
    id,
    worker,
    bytes,
    total,
    linkHash,
  }: { id: string; worker: string; bytes: number; total: number; linkHash: string },
): Promise<Date | null> {
  const now = clock.now();
  const endsAt = new Date(now.getTime() + accountExportLimits.keptDays * dayMs);
  const own = await db.run(
    sql`update ${table} set state = 'ready', done = ${total}, total = ${total}, bytes = ${bytes}, worker = null,
        leased_until = null, ready_at = ${at(now)}, ends_at = ${at(endsAt)}, link_hash = ${linkHash}
      where id = ${id} and worker = ${worker} and state = 'building'`,
  );
  if (own === 0) return null;
  await db.run(
    sql`update ${table} older set ends_at = ${at(now)} from ${table} newest
      where newest.id = ${id} and older.member = newest.member and older.id <> newest.id
        and older.state = 'ready' and older.ends_at > ${at(now)}`,
  );
  return endsAt;
}

/** It could not be made. Returns whether it was the worker's to say so. */
export async function giveUp({ db }: LeaseServices, id: string, worker: string): Promise<boolean> {
  const own = await db.run(
    sql`update ${table} set state = 'failed', worker = null, leased_until = null
      where id = ${id} and worker = ${worker} and state = 'building'`,
  );
  return own > 0;
}

/** The embedded database has one server: at its start, whatever was built was interrupted and need not wait for its lease. */
export async function endAllLeases(db: Queryable, now: Date): Promise<void> {
  await db.run(
    sql`update ${table} set leased_until = ${at(new Date(now.getTime() - 1))} where state = 'building'`,
  );
}
