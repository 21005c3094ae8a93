import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

const cacheDir = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/**
 * An empty database to begin one in memory from. Making it takes two seconds, so it is kept beside the packages
 * and made again with another version. Databases in memory are those of tests: they are many.
 */
export async function emptyDatabase(): Promise<Blob> {
  const file = join(cacheDir, `empty-database-${versionOf('@electric-sql/pglite')}.tar`);
  const kept = read(file);
  if (kept) return kept;
  const client = await PGlite.create();
  const made = await client.dumpDataDir('none');
  await client.close();
  keep(file, new Uint8Array(await made.arrayBuffer()));
  return made;
}

function read(file: string): Blob | null {
  try {
    return new Blob([new Uint8Array(readFileSync(file))]);
  } catch {
    return null;
  }
}

/** Appears whole or not at all; where it cannot be kept it is made each time. */
function keep(file: string, content: Uint8Array): void {
  const own = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(own, content);
    renameSync(own, file);
  } catch {
    rmSync(own, { force: true });
  }
}

function versionOf(name: string): string {
  const entry = createRequire(import.meta.url).resolve(name);
  const found: unknown = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'));
  return typeof found === 'object' && found !== null && 'version' in found
    ? String(found.version)
    : 'unknown';
}
