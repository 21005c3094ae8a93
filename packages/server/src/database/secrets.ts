import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from './query.ts';

/**
 * A secret kept with the data, made on first use.
 * Takes the database, the secret's name and the way to make it; returns its value, the same for ever after.
 */
export async function secret(db: Queryable, name: string, make: () => string): Promise<string> {
  const row = v.object({ value: v.string() });
  const read = () => db.first(row, sql`select value from studio.secrets where name = ${name}`);
  const known = await read();
  if (known) return known.value;
  await db.run(
    sql`insert into studio.secrets (name, value) values (${name}, ${make()}) on conflict do nothing`,
  );
  const kept = await read();
  if (!kept) throw new Error(`The secret ${name} could not be kept.`);
  return kept.value;
}
