import { libraryLimits } from '@mirror-studio/domain/constants/prompts';
import { sql } from 'drizzle-orm';
import { at, type Database } from '../database/index.ts';
import type { Clock } from '../http/index.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** As many are removed in one step: nothing slow may run in the embedded database. */
const atOnce = 200;

/**
 * Removes the prompts whose days in the trash are over, with their versions. Pictures that were made from them keep their
 * words, forks what they are.
 */
export async function sweepPromptTrash({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const before = at(new Date(clock.now().getTime() - libraryLimits.trashDays * dayMs));
  for (;;) {
    const removed = await db.run(
      sql`delete from studio.prompts where id in (
        select id from studio.prompts where deleted_at <= ${before} order by deleted_at limit ${atOnce})`,
    );
    if (removed < atOnce) return;
  }
}
