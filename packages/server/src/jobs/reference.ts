import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { MediaServices } from '../media/index.ts';
import { picturePools } from '../pictures/index.ts';
import { fromSrgb, type Oklch } from '../renderer/index.ts';

/** A reference image as models take it: its bytes, and the colour that it lends to a shoot. */
export interface Reference {
  readonly image: Uint8Array;
  readonly colour: Oklch;
}

/** The reference image of a shoot, or null without one. Takes the id of the upload. */
export async function readReference(
  { db, media }: Pick<MediaServices, 'db' | 'media'>,
  id: string | null,
): Promise<Reference | null> {
  if (id === null) return null;
  const found = await db.first(
    v.object({ path: v.string() }),
    sql`select path from studio.media where id = ${id}`,
  );
  if (!found) return null;
  const image = await media.disk.getBytes(found.path);
  return { image, colour: fromSrgb(...(await picturePools.jobs.run('meanColour', image))) };
}
