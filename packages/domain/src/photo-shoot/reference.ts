import { photoShootLimits } from '../constants/photo-shoot.ts';
import type { TextKey } from '../texts/index.ts';

/** What can be wrong with a reference image, in the order checked (§5), each with the text of its name. */
export const referenceProblems = [
  'referenceNotImage',
  'referenceTooLarge',
] as const satisfies TextKey<'photoShoot'>[];
export type ReferenceProblem = (typeof referenceProblems)[number];

/** Image types a browser can show and the server can read; anything else is not taken for an image. */
export const referenceTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;

/**
 * Checks a reference image before it is sent (§5): an image, at most 10 MB.
 *
 * @param file - Its media type and its size in bytes.
 * @returns The first problem or null.
 */
export function checkReference(file: {
  readonly type: string;
  readonly size: number;
}): ReferenceProblem | null {
  if (!referenceTypes.some((type) => type === file.type.toLowerCase())) return 'referenceNotImage';
  return file.size > photoShootLimits.referenceBytes ? 'referenceTooLarge' : null;
}
