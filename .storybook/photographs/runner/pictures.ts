import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { type Place, placesOf } from './places.ts';

export interface Difference {
  /** How many pixels differ; for pictures of two sizes, those of the part that both have count too. */
  pixels: number;
  sizes: { before: [number, number]; after: [number, number] };
  /** Where they differ, the largest first. */
  places: Place[];
  /** PNG of the size that holds both pictures. */
  drawn: Buffer;
}

/** Names what the browser delivered; the browser is pinned, so equal pixels are equal bytes. */
export const digestOf = (png: Buffer) => createHash('sha256').update(png).digest('hex').slice(0, 20);

/** Half the bytes of PNG, and every pixel kept. */
export const toBaseline = (png: Buffer): Promise<Buffer> =>
  sharp(png).webp({ lossless: true, exact: true, effort: 2 }).toBuffer();

export const toPng = (picture: Buffer): Promise<Buffer> => sharp(picture).png().toBuffer();

const rawOf = (picture: Buffer, width: number, height: number) =>
  sharp(picture)
    .ensureAlpha()
    .extend({ right: width, bottom: height, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });

/** Every pixel counts, by any amount. Null when there is no difference. */
export async function compare(before: Buffer, after: Buffer): Promise<Difference | null> {
  const [one, two] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const [width, height] = [Math.max(one.width, two.width), Math.max(one.height, two.height)];
  const [expected, actual] = await Promise.all([
    rawOf(before, width - one.width, height - one.height),
    rawOf(after, width - two.width, height - two.height),
  ]);
  if (expected.data.equals(actual.data) && one.width === two.width && one.height === two.height) return null;
  const drawn = new Uint8Array(width * height * 4);
  const options = { threshold: 0, includeAA: true };
  const pixels = pixelmatch(expected.data, actual.data, drawn, width, height, options);
  return {
    // pixelmatch weighs what the eye sees; a step that it rounds to nothing is still a change.
    pixels: Math.max(pixels, 1),
    sizes: { before: [one.width, one.height], after: [two.width, two.height] },
    places: placesOf(expected.data, actual.data, width, height),
    drawn: await sharp(drawn, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}
