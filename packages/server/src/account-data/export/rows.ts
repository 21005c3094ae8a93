import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../../database/index.ts';
import { type HeldTable, type Person, tableName } from '../held.ts';

/** As many are read at once: the embedded database has one connection, and memory holds no more. */
const atOnce = 500;

const readRow = v.object({ line: v.string(), place: v.string() });

/** The rows of a table that are a person's, each as the text of its JSON, in the order of their key. */
export async function* rowsOf(db: Queryable, held: HeldTable, person: Person): AsyncGenerator<string> {
  if (!('file' in held.given)) return;
  const { as, without = [] } = held.given;
  const table = tableName(held.table);
  const row =
    (typeof as === 'function' ? as(person) : as) ?? sql`to_jsonb(t) - ${`{${without.join(',')}}`}::text[]`;
  const columns = (of: string) =>
    sql.join(
      held.key.map((name) => sql`${sql.identifier(of)}.${sql.identifier(name)}`),
      sql`, `,
    );
  const place = sql.join(
    held.key.map((name) => sql`${name}::text, t.${sql.identifier(name)}`),
    sql`, `,
  );
  for (let after: string | null = null; ; ) {
    const from: ReturnType<typeof sql> =
      after === null
        ? sql``
        : sql`and (${columns('t')}) > (select ${columns('p')} from jsonb_populate_record(null::${table}, ${after}::text::jsonb) p)`;
    const found: v.InferOutput<typeof readRow>[] = await db.all(
      readRow,
      sql`select (${row})::text as line, jsonb_build_object(${place})::text as place from ${table} t
        where ${held.of(person)} ${from} order by ${columns('t')} limit ${atOnce}`,
    );
    for (const { line } of found) yield line;
    after = found.at(-1)?.place ?? null;
    if (found.length < atOnce) return;
  }
}
