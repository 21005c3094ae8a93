import { type AspectRatio, pictureSizes } from '@mirror-studio/domain/photo-shoot';
import { photoShoot as texts } from '@mirror-studio/domain/texts/en/photoShoot';
import { picturePools } from '../pictures/index.ts';
import type { ImageRequest } from './provider.ts';

/** The words a model is given: the prompt, and the style and the pose in the words of the form. */
export const wholePrompt = ({ prompt, style, pose }: ImageRequest): string =>
  `${prompt}\n\nStyle: ${texts[`style_${style}`]}. Pose: ${texts[`pose_${pose}`]}.`;

/** The nearest of the three sizes that OpenAI's images protocol knows. */
export function nearestSize(aspectRatio: AspectRatio): `${number}x${number}` {
  const { widthPx, heightPx } = pictureSizes[aspectRatio];
  if (widthPx === heightPx) return '1024x1024';
  return widthPx > heightPx ? '1536x1024' : '1024x1536';
}

/** What a model made, cropped to exactly the ratio that was asked for. Throws when it is no picture, or a vast one. */
export const cropped = (
  bytes: Uint8Array,
  aspectRatio: AspectRatio,
  signal: AbortSignal,
): Promise<Uint8Array> =>
  picturePools.jobs.run('cropPicture', { bytes, ...pictureSizes[aspectRatio] }, { signal });
