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

/** What is made of a picture for clients: marked in two sizes, and plain. */
const proofFiles = ['small', 'large', 'plain'] as const;

/** Where a picture lies as clients see it. Takes its path. */
export const proofFileOf = (path: string, kind: (typeof proofFiles)[number]) => `${path}.proof-${kind}.webp`;

/** Everything that may lie of a medium. Takes its path. */
export const everyFileOf = (path: string): readonly string[] => [
  ...Object.values(filesOf(path)),
  ...proofFiles.map((kind) => proofFileOf(path, kind)),
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
