import { picturePools } from '../pictures/index.ts';
import { proofFileOf } from './keep.ts';
import type { MediaStore } from './store.ts';

/** A picture whole, without anything that its file says of how it was made: made once, and kept beside the picture, with which it goes. */
export async function plainPicture(
  { disk }: Pick<MediaStore, 'disk'>,
  path: string,
  mediaId: string,
): Promise<Uint8Array> {
  const file = proofFileOf(path, 'plain');
  if (await disk.exists(file)) return disk.getBytes(file);
  const bytes = await picturePools.uploads.run(
    'makeProof',
    { bytes: await disk.getBytes(path), watermark: false },
    { key: mediaId },
  );
  await disk.put(file, bytes);
  return bytes;
}
