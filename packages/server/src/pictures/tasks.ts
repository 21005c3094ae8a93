// What a worker process does with pictures: everything that decodes or encodes one.
import { profilePictureLimits } from '@mirror-studio/domain/constants/profiles';
import { uploadLimits } from '@mirror-studio/domain/constants/server';
import { pictureWidths } from '@mirror-studio/domain/media';
import type { ProfilePictureSize } from '@mirror-studio/domain/profile';
import { type CameraShot, videoSize } from '@mirror-studio/domain/video';
import sharp, { type Sharp } from 'sharp';
import { type ExportOrder, writeExport as write } from '../exports/write-export.ts';
import type { PictureRequest } from '../renderer/ink.ts';
import { renderPicture } from '../renderer/picture.ts';
import { drawFrames, type Plate, preparePlate } from '../video/frames.ts';
import { behaveAsWorker } from '../workers/process.ts';
import { type ExaminedPicture, examine } from './examine.ts';
import { proofOf } from './watermark.ts';

behaveAsWorker();
// One picture at a time, with nothing kept of the one before: the memory of a worker is that of its largest picture.
sharp.cache(false);
sharp.concurrency(1);
// Of the many formats that the library reads, only those a reference image may have: no SVG, no PDF, no TIFF.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/** A picture as it is kept, with what stands for it while it is small or not there yet. */
export interface PreparedPicture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
  readonly thumbnail: Uint8Array;
  readonly small: Uint8Array;
  /** A few blurred pixels as a data address, to hold the picture's place. */
  readonly placeholder: string;
}

/** What an image that somebody sent is checked against before it is decoded. */
export interface PictureBounds {
  readonly types: readonly string[];
  readonly mostPixels: number;
}

export type ReferenceProblem = 'notImage' | 'tooManyPixels';

/**
 * Prepares an image that somebody sent: upright, without metadata, no larger than it is used, one of several frames.
 * Its header is read first and nothing is decoded of one that is of another type or has too many pixels.
 * Returns the picture, or what is wrong with it. Throws what the decoder throws.
 */
export async function prepareReference({
  bytes,
  types,
  mostPixels,
  longestEdgePx,
}: PictureBounds & {
  readonly bytes: Uint8Array;
  /** What it is made smaller to. */
  readonly longestEdgePx: number;
}): Promise<PreparedPicture | ReferenceProblem> {
  const problem = await problemOf(bytes, { types, mostPixels });
  if (problem) return problem;
  const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' })
    .rotate()
    .resize({ width: longestEdgePx, height: longestEdgePx, fit: 'inside', withoutEnlargement: true });
  return describePicture(await upright.webp({ quality: 92 }).toBuffer());
}

/**
 * Makes the picture of a person of an image that they sent: its middle square in two sizes, upright and without metadata. Checks
 * and throws the same.
 */
export async function prepareProfilePicture({
  bytes,
  ...bounds
}: PictureBounds & { readonly bytes: Uint8Array }): Promise<
  Readonly<Record<ProfilePictureSize, Uint8Array>> | ReferenceProblem
> {
  const problem = await problemOf(bytes, bounds);
  if (problem) return problem;
  const square = (side: number, from: Uint8Array) =>
    sharp(from, { limitInputPixels: bounds.mostPixels, failOn: 'truncated' })
      .rotate()
      .resize({ width: side, height: side, fit: 'cover' })
      .webp({ quality: 88 })
      .toBuffer();
  const large = await square(profilePictureLimits.largePx, bytes);
  return { large, small: await square(profilePictureLimits.smallPx, large) };
}

/** Reads an image that somebody sent: what its words and its pixels tell of how it was made. Checks and throws the same. */
export async function examinePicture({
  bytes,
  ...bounds
}: PictureBounds & { readonly bytes: Uint8Array }): Promise<ExaminedPicture | ReferenceProblem> {
  return (await problemOf(bytes, bounds)) ?? examine(bytes, bounds.mostPixels);
}

/** By the header alone: the limit is checked here, so that it can be told from a picture that cannot be read. */
async function problemOf(
  bytes: Uint8Array,
  { types, mostPixels }: PictureBounds,
): Promise<ReferenceProblem | null> {
  const { format, compression, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!types.includes(`image/${compression === 'av1' ? 'avif' : format}`)) return 'notImage';
  return width * height > mostPixels ? 'tooManyPixels' : null;
}

/** Makes the smaller ones and the placeholder of a picture. Takes its bytes; throws when they are no picture. */
export async function describePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  const picture = sharp(bytes);
  const { width, height, format } = await picture.metadata();
  const thumbnail = await narrowed(picture, 'thumbnail');
  const small = await narrowed(picture, 'small');
  const tiny = await sharp(thumbnail).resize(14).blur(1).webp({ quality: 40 }).toBuffer();
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
  return { bytes, mediaType: `image/${format}`, width, height, thumbnail, small, placeholder };
}

/** Of WebP. On a dense screen, which takes the larger one, no pixel is seen by itself. */
const qualities = { small: 80, thumbnail: 60 } as const;

const narrowed = (picture: Sharp, variant: keyof typeof qualities) =>
  picture
    .clone()
    .resize({ width: pictureWidths[variant], withoutEnlargement: true })
    .webp({ quality: qualities[variant] })
    .toBuffer();

/**
 * Crops a picture of a model to an exact size, as PNG. Takes its bytes and the size in pixels. Throws when they are no
 * picture, end early, or unfold to more pixels than an upload may.
 */
export async function cropPicture(given: {
  readonly bytes: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}): Promise<Uint8Array> {
  return sharp(given.bytes, { limitInputPixels: uploadLimits.mostPixels, failOn: 'truncated' })
    .resize(given.widthPx, given.heightPx, { fit: 'cover' })
    .png()
    .toBuffer();
}

/** The mean colour of a picture: red, green and blue from 0 to 255. */
export async function meanColour(bytes: Uint8Array): Promise<readonly [number, number, number]> {
  const { channels } = await sharp(bytes).stats();
  const mean = (at: number) => channels[at % channels.length]?.mean ?? 0;
  return [mean(0), mean(1), mean(2)];
}

/** Draws with the built-in renderer. */
export async function drawPicture(request: PictureRequest): Promise<Uint8Array> {
  return (await renderPicture(request)).png;
}

interface Filmed {
  /** Names the video: its picture is unfolded once. */
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly shot: CameraShot;
}

let filmed: { readonly id: string; readonly plate: Plate } | null = null;

async function plateOf({ id, bytes }: Filmed): Promise<Plate> {
  if (filmed?.id !== id) filmed = { id, plate: await preparePlate(bytes) };
  return filmed.plate;
}

/** Draws frames of a video, one after the other, as red, green and blue. Takes the first one and the one after the last. */
export async function drawVideoFrames(
  video: Filmed & { readonly from: number; readonly to: number },
): Promise<Uint8Array> {
  return drawFrames(await plateOf(video), video.shot, video.from, video.to);
}

/** What stands for a video until it plays: its first frame. */
export async function drawPoster(video: Filmed): Promise<PreparedPicture> {
  const plate = await plateOf(video);
  const { widthPx: width, heightPx: height } = videoSize(plate.picture);
  const raw = { raw: { width, height, channels: 3 as const } };
  return describePicture(
    await sharp(drawFrames(plate, video.shot, 0, 1), raw)
      .png()
      .toBuffer(),
  );
}

/** Writes a picture as it is exported: in a format, with its rights. */
export async function writeExport(order: ExportOrder): Promise<Uint8Array> {
  return write(order);
}

/** Makes a picture as a client sees it. */
export async function makeProof(given: {
  readonly bytes: Uint8Array;
  /** What its watermark follows from; null for none. */
  readonly seed: string | null;
}): Promise<Uint8Array> {
  return proofOf(given.bytes, given.seed);
}
