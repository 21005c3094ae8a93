import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { StartError } from '../config/start-error.ts';
import { type DataLock, lockDataDir } from './lock/lock.ts';
import { migrate } from './migrate.ts';
import { preparedDatabase } from './prepared.ts';
import type { Database } from './query.ts';
import { databaseOver } from './queryable.ts';

/**
 * Opens the embedded database in a data folder and brings its tables up to date.
 * Takes the folder, or null for one in memory (tests), and what to do when another server takes the folder over.
 * Throws StartError when another process holds the folder.
 */
export async function openEmbedded(
  dataDir: string | null,
  migrationsDir: string,
  onLost?: (error: StartError) => void,
): Promise<Database> {
  const lock = dataDir === null ? null : await lockDataDir(dataDir, onLost ? { onLost } : {});
  try {
    const client = await PGlite.create({
      ...(dataDir === null
        ? { loadDataDir: await preparedEmbedded(migrationsDir) }
        : { dataDir: join(dataDir, 'database') }),
      // It starts with fsync off (-F): an acknowledged row must outlive a loss of power too.
      startParams: PGlite.defaultStartParams.filter((param) => param !== '-F'),
    });
    const close = async () => {
      // Closing writes: not into a folder that is another's by now.
      if (isHeld(lock)) await client.close();
      lock?.release();
    };
    try {
      await prepare(client, migrationsDir);
      return databaseOver(drizzle(client), 'embedded', close, () => lock?.check());
    } catch (error) {
      await client.close();
      throw error;
    }
  } catch (error) {
    lock?.release();
    throw error;
  }
}

function isHeld(lock: DataLock | null): boolean {
  try {
    lock?.check();
    return true;
  } catch {
    return false;
  }
}

/** An archive of the embedded database with every table and nobody in it. Takes the folder of migrations. */
export function preparedEmbedded(migrationsDir: string): Promise<Blob> {
  return preparedDatabase(migrationsDir, (empty) => prepare(empty, migrationsDir));
}

async function prepare(client: PGlite, migrationsDir: string): Promise<void> {
  await client.exec(`set time zone 'UTC'`);
  const database = databaseOver(drizzle(client), 'embedded', () => client.close());
  await migrate(database, migrationsDir, async (script) => {
    await client.transaction((tx) => tx.exec(script));
  });
}
