import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { StartError } from '../config/start-error.ts';
import { describeError } from '../http/describe-error.ts';
import type { Database } from './query.ts';

const applied = v.object({ name: v.string(), digest: v.string() });
const fileName = /^\d{4}_[a-z0-9_]+\.sql$/;

/** Two servers that start at once on one PostgreSQL take turns. */
const turn = `select pg_advisory_xact_lock(4310, 1);`;

/**
 * Applies the migrations of a folder that have not been applied yet, in the order of their names, each in one
 * transaction. Takes the database, the folder and the way to run a script of several statements in a transaction.
 * Throws StartError when one fails, or was changed after it was applied.
 */
export async function migrate(
  database: Database,
  folder: string,
  runScript: (script: string) => Promise<void>,
): Promise<void> {
  await runScript(`${turn}
    create schema if not exists studio;
    create table if not exists studio.migrations (
      name text primary key, digest text not null, applied_at timestamptz not null default now()
    );`);
  const names = (await readdir(folder)).filter((name) => fileName.test(name)).toSorted();
  const known = new Map(
    (await database.all(applied, sql`select name, digest from studio.migrations`)).map((row) => [
      row.name,
      row.digest,
    ]),
  );
  for (const name of names) {
    const script = await readFile(join(folder, name), 'utf8');
    const digest = createHash('sha256').update(script).digest('hex');
    const before = known.get(name);
    if (before === digest) continue;
    if (before !== undefined) {
      throw new StartError(
        `The migration ${name} was changed after it was applied to this database. Restore the file, or start with a new data folder.`,
      );
    }
    await apply(name, digest, script, runScript).catch(async (error: unknown) => {
      // Another server was first: the record is there, and so are the tables.
      const row = await database.first(
        applied,
        sql`select name, digest from studio.migrations where name = ${name}`,
      );
      if (row?.digest !== digest) throw error;
    });
  }
}

async function apply(
  name: string,
  digest: string,
  script: string,
  runScript: (script: string) => Promise<void>,
) {
  try {
    // The record comes first: of two servers that start at once the second fails on it, and nothing is done twice.
    await runScript(
      `${turn}\ninsert into studio.migrations (name, digest) values ('${name}', '${digest}');\n${script}`,
    );
  } catch (error) {
    const why = reasonOf(error);
    throw new StartError(`The migration ${name} failed and left nothing behind: ${why}`, { cause: error });
  }
}

/** The database's words where they are about the script (class 42); else its code, since words may hold a row's values. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return error instanceof Error && code.startsWith('42')
    ? error.message
    : (describeError(error).split('\n')[0] ?? '');
}
