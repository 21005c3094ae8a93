import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '@mirror-studio/domain/profile';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { preparedEmbedded } from '../database/embedded.ts';
import { type Database, migrationsDir, openDatabase } from '../database/index.ts';

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

/** Opens the database in the data folder of a server that does not run, for one piece of work. */
async function withDatabase<Result>(
  dataDir: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = await openDatabase({ databaseUrl: null, dataDir });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/**
 * Makes every emailed link older than it is, in the data folder of a server that does not run.
 * Takes the folder and the age to add in milliseconds.
 */
export async function ageLinks(dataDir: string, byMs: number): Promise<void> {
  const age = sql`${`${byMs} milliseconds`}::interval`;
  await withDatabase(dataDir, (db) =>
    db.run(sql`update studio_auth.email_tokens set created_at = created_at - ${age}`),
  );
}

/**
 * Makes everything that is counted against a limit older than it is, in the data folder of a server that does not run.
 * Takes the folder and the age to add in milliseconds.
 */
export async function ageLimits(dataDir: string, byMs: number): Promise<void> {
  const age = sql`${`${byMs} milliseconds`}::interval`;
  await withDatabase(dataDir, (db) => db.run(sql`update studio.rate_limits set full_at = full_at - ${age}`));
}

/**
 * Makes every session older than it is, in the data folder of a server that does not run. Takes the folder and the age to add in
 * milliseconds.
 */
export async function ageSessions(dataDir: string, byMs: number): Promise<void> {
  const age = sql`${`${byMs} milliseconds`}::interval`;
  await withDatabase(dataDir, (db) =>
    db.run(sql`update studio_auth.sessions set created_at = created_at - ${age}`),
  );
}

/**
 * Makes every asked-for removal of an account older than it is, in the data folder of a server that does not run.
 * Takes the folder and the age to add in milliseconds.
 */
export async function ageDeletions(dataDir: string, byMs: number): Promise<void> {
  const age = sql`${`${byMs} milliseconds`}::interval`;
  await withDatabase(dataDir, (db) =>
    db.run(
      sql`update studio.account_deletions set requested_at = requested_at - ${age}, due_at = due_at - ${age},
        closed_at = closed_at - ${age}`,
    ),
  );
}

/**
 * Suspends a member, or lifts their suspension, in the data folder of a server that does not run.
 * Takes the folder, the member's id, and whether they are suspended from now on. Throws when nobody has the id.
 */
export async function setBanned(dataDir: string, member: string, banned: boolean): Promise<void> {
  const written = await withDatabase(dataDir, (db) =>
    db.run(sql`update studio.members set banned = ${banned} where id = ${member}`),
  );
  if (written !== 1) throw new Error(`No member has the id ${member}.`);
}

/**
 * Gives a member a role, in the data folder of a server that does not run.
 * Takes the folder, the member's id and the role. Throws when nobody with the id has a profile.
 */
export async function setRole(dataDir: string, member: string, role: Role): Promise<void> {
  const written = await withDatabase(dataDir, (db) =>
    db.run(sql`update public.user_profiles set role = ${role} where id = ${member}`),
  );
  if (written !== 1) throw new Error(`No profile has the id ${member}.`);
}

/**
 * Makes every vote that is open begin and end so much earlier, in the data folder of a server that does not run.
 * Takes the folder and the age to add in milliseconds.
 */
export async function ageVotes(dataDir: string, byMs: number): Promise<void> {
  const age = sql`${`${byMs} milliseconds`}::interval`;
  await withDatabase(dataDir, (db) =>
    db.run(
      sql`update studio.proposals set opens_at = opens_at - ${age}, closes_at = closes_at - ${age} where status = 'open'`,
    ),
  );
}

const webVitalRow = v.object({ name: v.string(), path: v.string() });

/** The web vitals kept in the data folder of a server that does not run, oldest first: their names and page paths. */
export function savedWebVitals(dataDir: string): Promise<v.InferOutput<typeof webVitalRow>[]> {
  return withDatabase(dataDir, (db) =>
    db.all(webVitalRow, sql`select name, path from studio.web_vitals order by id`),
  );
}
