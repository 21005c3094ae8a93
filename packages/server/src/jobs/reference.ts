import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import * as v from 'valibot';
import type { ProductServices } from '../http/product.ts';
import { fromSrgb, type Oklch } from '../renderer/index.ts';

/** The colour that a reference image lends to a shoot, or null without one. Takes the id of the upload. */
export async function referenceColour(
  { db, media }: Pick<ProductServices, 'db' | 'media'>,
  id: string | null,
): Promise<Oklch | null> {
  if (id === null) return null;
  const found = await db.first(
    v.object({ path: v.string() }),
    sql`select path from studio.media where id = ${id}`,
  );
  if (!found) return null;
  const { channels } = await sharp(Buffer.from(await media.disk.getBytes(found.path))).stats();
  const [red, green, blue] = [0, 1, 2].map((at) => channels[at % channels.length]?.mean ?? 0);
  return fromSrgb(red ?? 0, green ?? 0, blue ?? 0);
}
