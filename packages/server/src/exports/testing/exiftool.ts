import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exiftoolPath } from 'exiftool-vendored';

/** What ExifTool, which knows nothing of this product, reads of a file, by group and name. Takes the file and how its name ends. */
export async function readByExiftool(bytes: Uint8Array, ending: string): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'mirror-studio-exiftool-'));
  try {
    const file = join(folder, `picture.${ending}`);
    await writeFile(file, bytes);
    const options = ['-json', '-G1', '-struct', '-all', '-validate', '-lang', 'en'];
    const { stdout } = await promisify(execFile)(await exiftoolPath(), [...options, file], {
      maxBuffer: 64 * 1024 * 1024,
    });
    const [read] = JSON.parse(stdout) as [Record<string, unknown>];
    return read;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
