import { type ProofSize, proofSizes } from '@mirror-studio/domain/clients';
import type { PreparedPicture } from '../pictures/index.ts';
import type { MediaStore } from './store.ts';

/** Below it lie all files of a member. */
export const memberFolder = (member: string) => member;

/** Where the files of a medium lie. Takes its path; returns those of its variants. One that was kept before may lack the small one. */
export const filesOf = (path: string) => ({
  original: path,
  thumbnail: `${path}.thumbnail.webp`,
  small: `${path}.small.webp`,
});

/** Where a picture lies as clients see it without a mark. Takes its path. */
export const plainFileOf = (path: string) => `${path}.proof-plain.webp`;

/** Where a picture lies as clients see it with a mark. Takes its path and its size. A mark of another kind has another number. */
export const markedFileOf = (path: string, size: ProofSize) => `${path}.proof-2-${size}.webp`;

/** Where it lay with the first kind of mark, which was the same on every picture. */
export const formerMarkedFileOf = (path: string, size: ProofSize) => `${path}.proof-${size}.webp`;

/** Everything that may lie of a medium. Takes its path. */
export const everyFileOf = (path: string): readonly string[] => [
  ...Object.values(filesOf(path)),
  plainFileOf(path),
  ...proofSizes.flatMap((size) => [markedFileOf(path, size), formerMarkedFileOf(path, size)]),
];

export interface KeptPicture extends Pick<PreparedPicture, 'mediaType' | 'width' | 'height' | 'placeholder'> {
  readonly path: string;
  readonly bytes: number;
}

/** Keeps a picture and what is smaller of it. Takes where to put them and the picture as it was prepared. */
export async function keepPicture(
  media: MediaStore,
  path: string,
  { bytes, thumbnail, small, ...facts }: PreparedPicture,
): Promise<KeptPicture> {
  const files = filesOf(path);
  await media.disk.put(files.small, small);
  await media.disk.put(files.thumbnail, thumbnail);
  await media.disk.put(files.original, bytes);
  return { ...facts, path, bytes: bytes.length };
}
