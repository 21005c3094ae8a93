import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { emptyDatabase } from './empty.ts';
import { lockDataDir } from './lock.ts';
import { migrate } from './migrate.ts';
import type { Database } from './query.ts';
import { databaseOver } from './queryable.ts';

/**
 * Opens the embedded database in a data folder and brings its tables up to date.
 * Takes the folder, or null for one in memory (tests). Throws StartError when another process holds the folder.
 */
export async function openEmbedded(dataDir: string | null, migrationsDir: string): Promise<Database> {
  const lock = dataDir === null ? null : lockDataDir(dataDir);
  try {
    const client = await PGlite.create({
      ...(dataDir === null ? { loadDataDir: await emptyDatabase() } : { dataDir: join(dataDir, 'database') }),
      // It starts with fsync off (-F): an acknowledged row must outlive a loss of power too.
      startParams: PGlite.defaultStartParams.filter((param) => param !== '-F'),
    });
    const close = async () => {
      await client.close();
      lock?.release();
    };
    try {
      await client.exec(`set time zone 'UTC'`);
      const database = databaseOver(drizzle(client), 'embedded', close);
      await migrate(database, migrationsDir, async (script) => {
        await client.transaction((tx) => tx.exec(script));
      });
      return database;
    } catch (error) {
      await client.close();
      throw error;
    }
  } catch (error) {
    lock?.release();
    throw error;
  }
}
