import { uploadLimits } from '@mirror-studio/domain/constants/server';
import { referenceTypes } from '@mirror-studio/domain/photo-shoot';
import { formatText } from '@mirror-studio/domain/texts';
import { photoShoot as texts } from '@mirror-studio/domain/texts/en/photoShoot';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { HttpError } from '../http/answer/http-error.ts';
import { type PreparedPicture, picturePools } from '../pictures/index.ts';
import { QueueFullError, TaskTimeoutError } from '../workers/index.ts';
import { beginsAsImage } from './image-type.ts';

const notImage = () => new HttpError('UNSUPPORTED_MEDIA', texts.referenceNotImage);

/**
 * Prepares an image that somebody sent, in a process of its own. Takes its bytes and who sent it.
 * Throws HttpError for what is no image, or unfolds to too many pixels, or takes too long to unfold.
 */
export async function prepareUpload(bytes: Buffer, member: string): Promise<PreparedPicture> {
  if (!beginsAsImage(bytes)) throw notImage();
  const { mostPixels, longestEdgePx } = uploadLimits;
  const bounds = { types: referenceTypes, mostPixels, longestEdgePx };
  const prepared = await picturePools.uploads
    .run('prepareReference', { bytes, ...bounds }, { key: member })
    .catch((error: unknown) => {
      throw decodingError(error);
    });
  if (prepared === 'notImage') throw notImage();
  if (prepared === 'tooManyPixels') {
    const most = Math.floor(mostPixels / 1_000_000);
    throw new HttpError('INPUT_INVALID', formatText(refusals, 'tooManyPixels', 'en', { most }));
  }
  return prepared;
}

/** What to answer when no picture came of an image: it waited or took too long, or it cannot be read at all. */
export function decodingError(error: unknown): Error {
  if (error instanceof QueueFullError) return error;
  return error instanceof TaskTimeoutError
    ? new HttpError('RATE_LIMITED', refusals.imageTooSlow)
    : notImage();
}
