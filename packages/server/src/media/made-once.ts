import type { MediaStore } from './store.ts';

type Disk = MediaStore['disk'];

/** What is being read or made, by its path. */
const open = new WeakMap<Disk, Map<string, Promise<Uint8Array>>>();

/**
 * The bytes of a file that is made when it is first asked for, and stored. Those who ask meanwhile share the one task, and none
 * reads a file that is half written. Takes where it lies and how it is made; throws what that throws.
 */
export function madeOnce(disk: Disk, path: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const ofDisk = open.get(disk) ?? new Map<string, Promise<Uint8Array>>();
  open.set(disk, ofDisk);
  const before = ofDisk.get(path);
  if (before) return before;
  const readOrMake = async () => {
    if (await disk.exists(path)) return disk.getBytes(path);
    const bytes = await make();
    await disk.put(path, bytes);
    return bytes;
  };
  const now = readOrMake().finally(() => ofDisk.delete(path));
  ofDisk.set(path, now);
  return now;
}
