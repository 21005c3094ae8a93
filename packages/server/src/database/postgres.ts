import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { StartError } from '../config/start-error.ts';
import { migrate } from './migrate.ts';
import type { Database } from './query.ts';
import { databaseOver } from './queryable.ts';

/**
 * Connects to a PostgreSQL (15 or newer) and brings its tables up to date.
 * Takes its address. Throws StartError when it cannot be reached.
 */
export async function openPostgres(address: string, migrationsDir: string): Promise<Database> {
  const client = postgres(address, {
    // A transaction pooler forgets prepared statements.
    prepare: false,
    max: 10,
    onnotice: () => {},
    connection: { TimeZone: 'UTC', application_name: 'mirror-studio' },
  });
  const database = databaseOver(drizzle(client), 'postgres', () => client.end({ timeout: 5 }));
  try {
    await client`select 1`;
  } catch (error) {
    await database.close();
    const { host } = new URL(address);
    const why = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(`The database at ${host} cannot be reached (${why}). Check DATABASE_URL.`);
  }
  try {
    await migrate(database, migrationsDir, async (script) => {
      await client.begin((tx) => tx.unsafe(script));
    });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
