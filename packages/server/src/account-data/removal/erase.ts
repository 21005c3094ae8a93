import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../../database/index.ts';
import { type HeldTable, type Person, tableName } from '../held.ts';
import { heldTables } from '../parts.generated.ts';

/** As many rows are deleted in one step: nothing slow may run in the embedded database. */
const atOnce = 500;
const reference = v.object({ from: v.string(), to: v.string() });

/**
 * Deletes everything of a person that is to be deleted, and takes them out of the rows of others. Each step may be done again: what
 * is interrupted goes on where it was.
 */
export async function eraseRows(db: Queryable, person: Person): Promise<void> {
  for (const { forget } of heldTables) if (forget) await db.run(forget(person));
  const references = await db.all(
    reference,
    // With their schemas: what a name is cut to where the search path holds its schema would be another table's.
    sql`select concat_ws('.', from_schema.nspname, pointing.relname) as from, concat_ws('.', to_schema.nspname, target.relname) as to
        from pg_constraint
        join pg_class pointing on pointing.oid = conrelid join pg_namespace from_schema on from_schema.oid = pointing.relnamespace
        join pg_class target on target.oid = confrelid join pg_namespace to_schema on to_schema.oid = target.relnamespace
        where contype = 'f'`,
  );
  const erased = heldTables.filter((held) => held.erased === 'deleted');
  for (const { table, of } of inOrder(erased, references)) {
    const rows = sql`select ctid from ${tableName(table)} t where ${of(person)} limit ${atOnce}`;
    while ((await db.run(sql`delete from ${tableName(table)} where ctid = any(array(${rows}))`)) > 0);
  }
}

/** Those that point to others before those. Two that point to each other let go of it by themselves, and stand in their order. */
function inOrder(
  tables: readonly HeldTable[],
  references: readonly v.InferOutput<typeof reference>[],
): readonly HeldTable[] {
  const ordered: HeldTable[] = [];
  const seen = new Set<string>();
  const visit = (held: HeldTable) => {
    if (seen.has(held.table)) return;
    seen.add(held.table);
    for (const { from, to } of references) {
      const pointing = to === held.table ? tables.find(({ table }) => table === from) : undefined;
      if (pointing) visit(pointing);
    }
    ordered.push(held);
  };
  for (const held of tables) visit(held);
  return ordered;
}
