import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { extensions, PGlite } from './pglite.ts';

const dayMs = 24 * 60 * 60 * 1000;
const cacheDir = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/**
 * Where the archive of a database that a folder of migrations was applied to is kept. Another version of the
 * database, or another migration, is another archive.
 */
function preparedFile(migrationsDir: string): string {
  const digest = migrationsDigest(migrationsDir, versionOf('@electric-sql/pglite'));
  return join(cacheDir, `database-${digest}.tar`);
}

/** A short name for what a folder of migrations makes. Takes the folder, and what else it depends on. */
export function migrationsDigest(migrationsDir: string, version = ''): string {
  const digest = createHash('sha256').update(version);
  for (const name of readdirSync(migrationsDir).toSorted()) {
    digest.update(`\0${name}\0`).update(readFileSync(join(migrationsDir, name)));
  }
  return digest.digest('hex').slice(0, 16);
}

/**
 * A database with every table and nobody in it, to begin one in memory from. Making it takes seconds, so it is kept
 * beside the packages. Databases in memory are those of tests: they are many.
 * Takes the folder of migrations and the way to apply them.
 */
export async function preparedDatabase(
  migrationsDir: string,
  apply: (client: PGlite) => Promise<void>,
): Promise<Blob> {
  const file = preparedFile(migrationsDir);
  const kept = read(file);
  if (kept) return kept;
  const client = await PGlite.create({ extensions });
  await apply(client);
  const made = await client.dumpDataDir('none');
  await client.close();
  keep(file, new Uint8Array(await made.arrayBuffer()));
  return made;
}

/** The archive that was read last: a process of tests opens hundreds from the same one. */
let last: { readonly file: string; readonly content: Blob } | undefined;

function read(file: string): Blob | null {
  if (last?.file === file) return last.content;
  try {
    last = { file, content: new Blob([new Uint8Array(readFileSync(file))]) };
    return last.content;
  } catch {
    return null;
  }
}

/**
 * Appears whole or not at all, in place of those before it; where it cannot be kept it is made each time. Several
 * processes may make the same one at once: none removes what another has just kept, or may be reading.
 */
function keep(file: string, content: Uint8Array): void {
  const own = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(own, content);
    renameSync(own, file);
    for (const name of readdirSync(cacheDir)) {
      const other = join(cacheDir, name);
      if (/^database-.*\.tar/.test(name) && Date.now() - statSync(other).mtimeMs > dayMs)
        rmSync(other, { force: true });
    }
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
