import { proofLimits } from '@mirror-studio/domain/constants/clients';
import { sql } from 'drizzle-orm';
import { at, type Database } from '../database/index.ts';
import type { Clock } from '../http/index.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** As many are removed in one step: nothing slow may run in the embedded database. */
const atOnce = 50;

/** What was deleted before this moment is removed for good. */
export const trashEnd = (now: Date): Date => new Date(now.getTime() - proofLimits.trashDays * dayMs);

/** Removes the sets whose days after their deletion are over, with everything that was said of them. */
export async function sweepProofs({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const before = at(trashEnd(clock.now()));
  for (;;) {
    const removed = await db.run(
      sql`delete from studio.proofs where id in (
        select id from studio.proofs where deleted_at <= ${before} order by deleted_at limit ${atOnce})`,
    );
    if (removed < atOnce) return;
  }
}
