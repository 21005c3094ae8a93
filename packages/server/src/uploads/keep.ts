import { uploadLimits } from '@mirror-studio/domain/constants/server';
import { sql } from 'drizzle-orm';
import { at } from '../database/index.ts';
import { trashEnd } from '../gallery/changes.ts';
import { makeRoomForPictures } from '../gallery/sweep.ts';
import { everyFileOf, keepPicture, type MediaServices, memberFolder } from '../media/index.ts';
import type { PreparedPicture } from '../pictures/index.ts';
import { storageFullError, storageLeft } from '../storage/storage.ts';

/**
 * Keeps a reference image of a member; returns its id. It is recorded before its files are written, as something that the sweep
 * of the trash removes after an hour, and is nobody's trash: whatever ends between leaves no file to which nothing leads.
 * Takes the services, the member, the name and the picture as it was prepared. Throws HttpError STORAGE_FULL where the member has no
 * room for it.
 */
export async function keepReference(
  { db, clock, media }: Pick<MediaServices, 'db' | 'clock' | 'media'>,
  member: string,
  name: string,
  picture: PreparedPicture,
): Promise<string> {
  const id = crypto.randomUUID();
  const path = `${memberFolder(member)}/references/${id}`;
  const now = clock.now();
  const removedFrom = trashEnd(new Date(now.getTime() + uploadLimits.unfinishedMs));
  const { mediaType, bytes, width, height, placeholder } = picture;
  await makeRoomForPictures({ db, clock, media }, member);
  await db.transaction(async (tx) => {
    await tx.run(
      sql`insert into studio.media
        (id, member, purpose, path, name, media_type, bytes, width, height, placeholder, created_at, deleted_at)
      values (${id}, ${member}, 'reference', ${path}, ${name}, ${mediaType}, ${bytes.length},
        ${width}, ${height}, ${placeholder}, ${at(now)}, ${at(removedFrom)})`,
    );
    // It is counted by then, and whoever else stores a picture of this member waits.
    if ((await storageLeft(tx, member, 'pictures')) < 0) throw storageFullError('pictures');
  });
  await keepPicture(media, path, picture);
  const finished = await db.run(sql`update studio.media set deleted_at = null where id = ${id}`);
  if (finished === 0) {
    for (const file of everyFileOf(path)) await media.disk.delete(file);
    throw new Error('An upload was removed before it was kept');
  }
  return id;
}
