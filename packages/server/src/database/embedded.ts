import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../config/start-error.ts';
import { embeddedDriver } from './embedded-driver.ts';
import { openInMemory } from './in-memory.ts';
import { type DataLock, lockDataDir } from './lock/lock.ts';
import { migrate } from './migrate.ts';
import { extensions, PGlite, type PGliteOptions } from './pglite.ts';
import { migrationsDigest, preparedDatabase } from './prepared.ts';
import type { Database } from './query.ts';
import { databaseOver } from './queryable.ts';

/**
 * Opens the embedded database in a data folder and brings its tables up to date.
 * Takes the folder, or null for one in memory (tests), and what to do when another server takes the folder over.
 * Throws StartError when another process holds the folder, or when what is in it is damaged.
 */
export async function openEmbedded(
  dataDir: string | null,
  migrationsDir: string,
  onLost?: (error: StartError) => void,
): Promise<Database> {
  if (dataDir === null) return openMemory(migrationsDir);
  const lock = await lockDataDir(dataDir, onLost ? { onLost } : {});
  try {
    const client = await openClient(dataDir, migrationsDir);
    const close = async () => {
      // Closing writes: not into a folder that is another's by now.
      if (isHeld(lock)) await client.close();
      lock.release();
    };
    return databaseOver(embeddedDriver(client), 'embedded', close, () => lock.check());
  } catch (error) {
    lock.release();
    throw error;
  }
}

const openMemory = (migrationsDir: string) =>
  openInMemory(
    migrationsDigest(migrationsDir),
    async () => prepared({ loadDataDir: await preparedEmbedded(migrationsDir) }, migrationsDir),
    prepareSession,
  );

async function openClient(dataDir: string, migrationsDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'database');
  try {
    if (!existsSync(folder)) await createFolder(folder, migrationsDir);
    // Without this file it would begin anew over what is there.
    else if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('PG_VERSION is missing');
    return await prepared({ dataDir: folder }, migrationsDir);
  } catch (error) {
    throw error instanceof StartError ? error : damaged(folder, error);
  }
}

/** Makes a new database beside its place: it takes it when it is whole, so that no half of one is ever found there. */
async function createFolder(folder: string, migrationsDir: string): Promise<void> {
  const making = `${folder}.new`;
  rmSync(making, { recursive: true, force: true });
  const client = await prepared({ dataDir: making }, migrationsDir);
  await client.close();
  renameSync(making, folder);
}

/** Opens a database with its tables up to date; closed again when they cannot be brought there. */
async function prepared(options: PGliteOptions, migrationsDir: string): Promise<PGlite> {
  const client = await PGlite.create({
    ...options,
    extensions,
    // It starts with fsync off (-F): an acknowledged row must outlive a loss of power too.
    startParams: PGlite.defaultStartParams.filter((param) => param !== '-F'),
  });
  try {
    await prepare(client, migrationsDir);
    return client;
  } catch (error) {
    await client.close().catch(() => {});
    throw error;
  }
}

/** One line for a database whose files cannot be used. Its own words follow only where they are one line of text. */
function damaged(folder: string, error: unknown): StartError {
  const said = error instanceof Error ? error.message : '';
  const why = /^[\x20-\x7e]{1,200}$/.test(said) ? ` (${said})` : '';
  return new StartError(
    `The database in ${folder} is damaged and cannot be opened${why}. Restore the folder from a backup, or choose another with DATA_DIR.`,
    { cause: error },
  );
}

function isHeld(lock: DataLock): boolean {
  try {
    lock.check();
    return true;
  } catch {
    return false;
  }
}

/** An archive of the embedded database with every table and nobody in it. Takes the folder of migrations. */
export function preparedEmbedded(migrationsDir: string): Promise<Blob> {
  return preparedDatabase(migrationsDir, (empty) => prepare(empty, migrationsDir));
}

/** Nothing tells this planner how the tables have grown; that a page costs the same wherever it lies, it is told. */
const prepareSession = async (client: PGlite) => {
  await client.exec(`set time zone 'UTC'; set random_page_cost = 1.1`);
};

async function prepare(client: PGlite, migrationsDir: string): Promise<void> {
  await prepareSession(client);
  const database = databaseOver(embeddedDriver(client), 'embedded', () => client.close());
  await migrate(database, migrationsDir, async (script) => {
    await client.transaction((tx) => tx.exec(script));
  });
}
