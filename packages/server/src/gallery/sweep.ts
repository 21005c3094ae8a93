import { galleryLimits, trashSweepLimits } from '@mirror-studio/domain/constants/gallery';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at } from '../database/index.ts';
import { everyFileOf, type MediaServices } from '../media/index.ts';
import { trashEnd } from './changes.ts';

const dueRow = v.object({ id: v.string(), path: v.string() });

/**
 * Removes for good what has been in the trash for its 30 days, files first: what is interrupted is found again. Nobody can
 * restore it meanwhile, since that ends at the same moment. Archives go when their addresses have ended.
 * Throws AggregateError with what failed, after all others are done.
 */
export async function sweepTrash({
  db,
  clock,
  media,
}: Pick<MediaServices, 'db' | 'clock' | 'media'>): Promise<void> {
  const now = clock.now();
  const begun = new Date(now.getTime() - galleryLimits.archiveBeginsMs);
  await db.run(sql`delete from studio.archives where created_at <= ${at(begun)}`);
  const failures: unknown[] = [];
  // Those that fail are passed, or they would be found again at once.
  let passed = 0;
  for (;;) {
    const due = await db.all(
      dueRow,
      sql`select id, path from studio.media where deleted_at <= ${at(trashEnd(now))}
        order by deleted_at, id limit ${trashSweepLimits.atOnce} offset ${passed}`,
    );
    const removed: string[] = [];
    for (const { id, path } of due) {
      try {
        for (const file of everyFileOf(path)) await media.disk.delete(file);
        removed.push(id);
      } catch (error) {
        failures.push(error);
        passed += 1;
      }
    }
    if (removed.length > 0) {
      await db.run(sql`delete from studio.media where id = any(${`{${removed.join(',')}}`}::text::uuid[])`);
    }
    if (due.length < trashSweepLimits.atOnce) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} pictures are not removed`);
}
