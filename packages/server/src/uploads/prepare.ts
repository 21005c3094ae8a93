import { uploadLimits } from '@mirror-studio/domain/constants/server';
import { referenceTypes } from '@mirror-studio/domain/photo-shoot';
import type { ProfilePictureSize } from '@mirror-studio/domain/profile';
import { HttpError } from '../http/answer/http-error.ts';
import { photoShoot, refusals } from '../http/answer/refusals.ts';
import {
  type ExaminedPicture,
  type PictureBounds,
  type PreparedPicture,
  picturePools,
  type ReferenceProblem,
} from '../pictures/index.ts';
import { QueueFullError, TaskTimeoutError } from '../workers/index.ts';
import { beginsAsImage } from './image-type.ts';

const notImage = () => new HttpError('UNSUPPORTED_MEDIA', photoShoot.referenceNotImage);

/**
 * Prepares an image that somebody sent, in a process of its own. Takes its bytes, who sent it, and how long its longer edge may
 * be. Throws HttpError for what is no image, or unfolds to too many pixels, or takes too long to unfold.
 */
export function prepareUpload(
  bytes: Buffer,
  member: string,
  longestEdgePx: number = uploadLimits.longestEdgePx,
): Promise<PreparedPicture> {
  return checked(bytes, (bounds) =>
    picturePools.uploads.run('prepareReference', { bytes, ...bounds, longestEdgePx }, { key: member }),
  );
}

/** Makes the picture of a person of an image that they sent. Takes and throws the same. */
export function prepareProfilePicture(
  bytes: Buffer,
  member: string,
): Promise<Readonly<Record<ProfilePictureSize, Uint8Array>>> {
  return checked(bytes, (bounds) =>
    picturePools.uploads.run('prepareProfilePicture', { bytes, ...bounds }, { key: member }),
  );
}

/** Reads what an image that somebody sent tells of itself. Takes and throws the same. */
export function examineUpload(bytes: Buffer, member: string): Promise<ExaminedPicture> {
  return checked(bytes, (bounds) =>
    picturePools.uploads.run('examinePicture', { bytes, ...bounds }, { key: member }),
  );
}

/** Gives an image to a worker if it begins as one, and says in words why nothing came of it. */
async function checked<Result extends object>(
  bytes: Buffer,
  run: (bounds: PictureBounds) => Promise<Result | ReferenceProblem>,
): Promise<Result> {
  if (!beginsAsImage(bytes)) throw notImage();
  const { mostPixels } = uploadLimits;
  const result = await run({ types: referenceTypes, mostPixels }).catch((error: unknown) => {
    throw decodingError(error);
  });
  if (result === 'notImage') throw notImage();
  if (result === 'tooManyPixels') {
    const most = Math.floor(mostPixels / 1_000_000);
    throw new HttpError('INPUT_INVALID', refusals.tooManyPixels({ most }));
  }
  return result;
}

/** What to answer when no picture came of an image: it waited or took too long, or it cannot be read at all. */
export function decodingError(error: unknown): Error {
  if (error instanceof QueueFullError) return error;
  if (!(error instanceof TaskTimeoutError)) return notImage();
  // By its cause the answer says when to try again.
  return Object.assign(new HttpError('RATE_LIMITED', refusals.imageTooSlow), { cause: error });
}
