import { accountLimits } from '@mirror-studio/domain/constants/account';
import type { AccountDeletion } from '@mirror-studio/domain/contract';
import type { Language } from '@mirror-studio/domain/texts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant, type Queryable } from '../../database/index.ts';
import { endJob } from '../../jobs/settle.ts';

const dayMs = 86_400_000;
const idRow = v.object({ id: v.string() });
const row = v.object({ requested_at: instant, due_at: instant });

function toDeletion({ requested_at, due_at }: v.InferOutput<typeof row>): AccountDeletion {
  return { requestedAt: requested_at.toISOString(), removedAt: due_at.toISOString() };
}

/** The removal that a member has asked for, or null. */
export async function deletionOf(db: Queryable, member: string): Promise<AccountDeletion | null> {
  const found = await db.first(
    row,
    sql`select requested_at, due_at from studio.account_deletions where member = ${member}`,
  );
  return found ? toDeletion(found) : null;
}

/**
 * Closes an account until its removal, in the caller's transaction: what waits or is made is cancelled, and what it holds in credits
 * is returned. Asked again, the first date stays. Returns it, whether it is new, and the jobs that ended.
 */
export async function askForDeletion(
  tx: Queryable,
  { member, language }: { member: string; language: Language },
  now: Date,
): Promise<{ deletion: AccountDeletion; isNew: boolean; endedJobs: readonly string[] }> {
  const due = new Date(now.getTime() + accountLimits.deletedWithinDays * dayMs);
  const added = await tx.run(
    sql`insert into studio.account_deletions (member, language, requested_at, due_at)
      values (${member}, ${language}, ${at(now)}, ${at(due)}) on conflict (member) do nothing`,
  );
  const deletion = await deletionOf(tx, member);
  if (!deletion) throw new Error('The removal was not written');
  return { deletion, isNew: added > 0, endedJobs: await endJobs(tx, member, now) };
}

/** Ends every job of a member that has not ended. Returns their ids. */
export async function endJobs(tx: Queryable, member: string, now: Date): Promise<readonly string[]> {
  const open = await tx.all(
    idRow,
    sql`select id from studio.jobs where member = ${member} and status in ('queued', 'running')`,
  );
  for (const { id } of open) await endJob(tx, id, { status: 'cancelled' }, now);
  return open.map(({ id }) => id);
}

/** Opens an account again: `kept`, `none` where no removal was asked for, `tooLate` where it has begun. */
export async function takeBack(tx: Queryable, member: string): Promise<'kept' | 'none' | 'tooLate'> {
  const kept = await tx.run(
    sql`delete from studio.account_deletions where member = ${member} and closed_at is null`,
  );
  if (kept > 0) return 'kept';
  return (await deletionOf(tx, member)) ? 'tooLate' : 'none';
}
