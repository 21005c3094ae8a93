import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MediaServices } from '../../media/index.ts';

/**
 * Keeps an archive as it is made, and returns its bytes. On a disk it is written where it stays. A store by network has to know
 * beforehand how long it is: it lies beside until then, under a name of its own that the next try writes over.
 */
export async function keepArchive(
  { media, config }: Pick<MediaServices, 'media' | 'config'>,
  path: string,
  id: string,
  archive: Readable,
): Promise<number> {
  if (!config.media.s3) {
    await media.disk.putStream(path, archive);
    return (await media.disk.getMetaData(path)).contentLength;
  }
  const beside = join(tmpdir(), `mirror-studio-export-${id}.zip`);
  try {
    await pipeline(archive, createWriteStream(beside, { mode: 0o600 }));
    const { size } = await stat(beside);
    await media.disk.putStream(path, createReadStream(beside), { contentLength: size });
    return size;
  } finally {
    await rm(beside, { force: true });
  }
}
