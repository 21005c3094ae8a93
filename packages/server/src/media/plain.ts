import { picturePools } from '../pictures/index.ts';
import { plainFileOf } from './keep.ts';
import { madeOnce } from './made-once.ts';
import type { MediaStore } from './store.ts';

/**
 * A picture whole, without anything that its file says of how it was made: made once, and kept beside the picture, with which it
 * goes. Takes its path, and for whom: a key has its places in the queue of copies. Throws QueueFullError.
 */
export async function plainPicture(
  { disk }: Pick<MediaStore, 'disk'>,
  path: string,
  key: string,
): Promise<Uint8Array> {
  const read = async () => ({ bytes: await disk.getBytes(path), seed: null });
  return madeOnce(disk, plainFileOf(path), () => picturePools.copies.run('makeProof', read, { key }));
}
