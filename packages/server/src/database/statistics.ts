import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from './query.ts';

/** How often. */
export const analyseMs = 60 * 60 * 1_000;
const table = v.object({ of: v.string(), name: v.string() });

/**
 * Counts what the tables of an embedded database hold, so that its planner chooses among indexes by what is there: unlike a
 * server of its own it has nobody who does so. One table after another, so that nobody waits for all of them; those that never held anything
 * are left out.
 */
export async function analyseTables(db: Database): Promise<void> {
  if (db.kind !== 'embedded') return;
  const tables = await db.all(
    table,
    sql`select schemaname as of, tablename as name from pg_tables where schemaname in ('auth', 'studio')
      and pg_relation_size(format('%I.%I', schemaname, tablename)::regclass) > 0 order by 1, 2`,
  );
  for (const { of, name } of tables) {
    await db.run(sql`analyze ${sql.identifier(of)}.${sql.identifier(name)}`);
  }
}
