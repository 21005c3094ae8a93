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

/**
 * Names the pixels of a picture and its size, not the bytes that a browser packs them into. Null when they are all of one
 * colour: nothing is drawn.
 */
export async function digestOf(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  if (data.subarray(info.channels).equals(data.subarray(0, -info.channels))) return null;
  const hash = createHash('sha256').update(`${info.width}x${info.height}`).update(data);
  return hash.digest('hex').slice(0, 20);
}

export const digestOfText = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 20);

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
