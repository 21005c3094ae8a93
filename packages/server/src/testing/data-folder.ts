import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { preparedEmbedded } from '../database/embedded.ts';
import { migrationsDir, openDatabase } from '../database/index.ts';

/**
 * Makes a data folder whose embedded database has every table and nobody in it, as the first start leaves it, but in
 * a tenth of a second. Takes the folder to make and returns it. Throws when it cannot be written.
 */
export async function prepareDataDir(dataDir: string): Promise<string> {
  const archive = await preparedEmbedded(migrationsDir);
  const database = join(dataDir, 'database');
  mkdirSync(database, { recursive: true, mode: 0o700 });
  const { status, stderr } = spawnSync('tar', ['-xf', '-', '-C', database], { input: await archive.bytes() });
  if (status !== 0) throw new Error(`The prepared database could not be unpacked: ${stderr.toString()}`);
  return dataDir;
}

/**
 * Makes every emailed link older than it is, in the data folder of a server that does not run.
 * Takes the folder and the age to add in milliseconds.
 */
export async function ageLinks(dataDir: string, byMs: number): Promise<void> {
  const db = await openDatabase({ databaseUrl: null, dataDir });
  try {
    await db.run(
      sql`update studio_auth.email_tokens set created_at = created_at - ${`${byMs} milliseconds`}::interval`,
    );
  } finally {
    await db.close();
  }
}
