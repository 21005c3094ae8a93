import { fileURLToPath } from 'node:url';
import type { StartError } from '../config/start-error.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './query.ts';
import { writeStorageQuotas } from './storage-quotas.ts';

export * from './advisory-locks.ts';
export { withRequester } from './fair-queue.ts';
export * from './json-text.ts';
export * from './query.ts';
export { secret } from './secrets.ts';

/** The product's own migrations. */
export const migrationsDir = fileURLToPath(new URL('../../migrations', import.meta.url));

/**
 * Opens the product's database, its tables up to date.
 * Takes the address of a PostgreSQL, or null for the embedded one in `dataDir` (null: in memory, for tests).
 * `onLost` is called when another server takes the folder over; from then on every use of the database throws.
 * Throws StartError when it cannot be opened.
 */
export async function openDatabase(
  where: { readonly databaseUrl: string | null; readonly dataDir: string | null },
  onLost?: (error: StartError) => void,
): Promise<Database> {
  const db = await (where.databaseUrl === null
    ? openEmbedded(where.dataDir, migrationsDir, onLost)
    : openPostgres(where.databaseUrl, migrationsDir));
  try {
    await writeStorageQuotas(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}
