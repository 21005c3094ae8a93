import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { MediaServices } from '../media/index.ts';
import { picturePools } from '../pictures/index.ts';
import { fromSrgb, type Oklch } from '../renderer/index.ts';

/** The colour that a reference image lends to a shoot, or null without one. Takes the id of the upload. */
export async function referenceColour(
  { db, media }: Pick<MediaServices, 'db' | 'media'>,
  id: string | null,
): Promise<Oklch | null> {
  if (id === null) return null;
  const found = await db.first(
    v.object({ path: v.string() }),
    sql`select path from studio.media where id = ${id}`,
  );
  if (!found) return null;
  const bytes = await media.disk.getBytes(found.path);
  return fromSrgb(...(await picturePools.jobs.run('meanColour', bytes)));
}
