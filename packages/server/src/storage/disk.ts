import { statfs } from 'node:fs/promises';
import type { Config } from '../config/index.ts';

/** What is written to a disk of this machine: the data folder, and the media store where it is a folder. */
export type DiskPart = 'data' | 'media';

/** The parts on whose disk less is free than has to be, or whose folder cannot be read. */
export async function fullDisks({
  dataDir,
  media,
  diskReserveBytes,
}: Pick<Config, 'dataDir' | 'media' | 'diskReserveBytes'>): Promise<DiskPart[]> {
  const folders: readonly (readonly [DiskPart, string | null])[] = [
    ['data', dataDir],
    ['media', media.s3 ? null : media.dir],
  ];
  const full = await Promise.all(
    folders.map(async ([part, folder]) => {
      if (folder === null) return [];
      const disk = await statfs(folder).catch(() => null);
      return disk && disk.bavail * disk.bsize >= diskReserveBytes ? [] : [part];
    }),
  );
  return full.flat();
}
