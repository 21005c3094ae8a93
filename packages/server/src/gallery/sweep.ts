import { galleryLimits, trashSweepLimits } from '@mirror-studio/domain/constants/gallery';
import { storageMargins } from '@mirror-studio/domain/constants/storage';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at } from '../database/index.ts';
import { everyFileOf, type MediaServices } from '../media/index.ts';
import { storageLeft } from '../storage/storage.ts';
import { trashEnd } from './changes.ts';

const dueRow = v.object({ id: v.string(), path: v.string() });
/** As many are removed to make room for others, before it is asked again whether there is enough. */
const atOnceForRoom = 10;

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
    const found = await removeOldest({ db, media }, sql`deleted_at <= ${at(trashEnd(now))}`, {
      most: trashSweepLimits.atOnce,
      passed,
    });
    failures.push(...found.failures);
    passed += found.failures.length;
    if (found.due < trashSweepLimits.atOnce) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} pictures are not removed`);
}

/**
 * Where a member has little room left for pictures, removes what has been longest in their trash for good, as far as needed. Throws
 * AggregateError with what failed.
 */
export async function makeRoomForPictures(
  services: Pick<MediaServices, 'db' | 'clock' | 'media'>,
  member: string,
): Promise<void> {
  const { db, clock } = services;
  while ((await storageLeft(db, member, 'pictures')) < storageMargins.pictures) {
    // Their days end now: nobody restores one whose files are being removed, and the sweep ends what is interrupted.
    const due = sql`deleted_at = ${at(trashEnd(clock.now()))} and member = ${member} and purpose = 'result'`;
    const ended = await db.run(
      sql`update studio.media set deleted_at = ${at(trashEnd(clock.now()))} where id in (
        select id from studio.media where member = ${member} and purpose = 'result' and deleted_at is not null
        order by deleted_at, id limit ${atOnceForRoom})`,
    );
    const { failures } = await removeOldest(services, due, { most: atOnceForRoom, passed: 0 });
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} pictures are not removed`);
    if (ended < atOnceForRoom) return;
  }
}

/** Removes pictures for good, those first that are longest in the trash, their files before their rows. */
async function removeOldest(
  { db, media }: Pick<MediaServices, 'db' | 'media'>,
  which: SQL,
  { most, passed }: { readonly most: number; readonly passed: number },
): Promise<{ readonly due: number; readonly failures: readonly unknown[] }> {
  const due = await db.all(
    dueRow,
    sql`select id, path from studio.media where ${which} order by deleted_at, id limit ${most} offset ${passed}`,
  );
  const failures: unknown[] = [];
  const removed: string[] = [];
  for (const { id, path } of due) {
    try {
      for (const file of everyFileOf(path)) await media.disk.delete(file);
      removed.push(id);
    } catch (error) {
      failures.push(error);
    }
  }
  if (removed.length > 0) {
    await db.run(sql`delete from studio.media where id = any(${`{${removed.join(',')}}`}::text::uuid[])`);
  }
  return { due: due.length, failures };
}
