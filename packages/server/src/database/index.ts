import { fileURLToPath } from 'node:url';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './query.ts';

export * from './query.ts';
export { secret } from './secrets.ts';

/** The product's own migrations. */
export const migrationsDir = fileURLToPath(new URL('../../migrations', import.meta.url));

/**
 * Opens the product's database, its tables up to date.
 * Takes the address of a PostgreSQL, or null for the embedded one in `dataDir` (null: in memory, for tests).
 * Throws StartError when it cannot be opened.
 */
export function openDatabase(where: {
  readonly databaseUrl: string | null;
  readonly dataDir: string | null;
}): Promise<Database> {
  return where.databaseUrl === null
    ? openEmbedded(where.dataDir, migrationsDir)
    : openPostgres(where.databaseUrl, migrationsDir);
}
