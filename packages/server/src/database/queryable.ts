import { AsyncLocalStorage } from 'node:async_hooks';
import type { SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, Orm, Queryable } from './query.ts';

const rowList = v.union([
  v.pipe(
    v.object({ rows: v.array(v.unknown()), affectedRows: v.optional(v.number()) }),
    v.transform(({ rows, affectedRows }) => ({ rows, written: affectedRows ?? 0 })),
  ),
  v.pipe(
    v.custom<unknown[] & { readonly count?: unknown }>(Array.isArray),
    v.transform((rows) => ({ rows: [...rows] as unknown[], written: Number(rows.count ?? 0) })),
  ),
]);

/** The same few questions over drizzle, whichever driver is below. */
export function queryable(orm: Orm, check: () => void = () => {}): Queryable {
  const execute = async (query: SQL) => {
    check();
    return v.parse(rowList, await orm.execute(query));
  };
  return {
    get orm() {
      check();
      return orm;
    },
    all: async (row, query) => v.parse(v.array(row), (await execute(query)).rows),
    first: async (row, query) => {
      const [found] = (await execute(query)).rows;
      return found === undefined ? undefined : v.parse(row, found);
    },
    run: async (query) => (await execute(query)).written,
  };
}

/**
 * Adds transactions, and the guard that turns a deadlock on the only connection into an error with a name.
 * Takes drizzle, the kind, the way to close, and what throws when the database may not be used any more.
 */
export function databaseOver(
  orm: Orm,
  kind: Database['kind'],
  close: () => Promise<void>,
  check: () => void = () => {},
): Database {
  const inside = new AsyncLocalStorage<{ open: boolean }>();
  const refuseInside = () => {
    check();
    if (inside.getStore()?.open) {
      throw new Error(
        'Inside a transaction only its own handle may be used: the outer one would wait for ever.',
      );
    }
  };
  const outer = queryable(orm, refuseInside);
  return {
    kind,
    close,
    all: (row, query) => outer.all(row, query),
    first: (row, query) => outer.first(row, query),
    run: (query) => outer.run(query),
    get orm() {
      return outer.orm;
    },
    transaction: (work) => {
      refuseInside();
      return orm.transaction(async (tx) => {
        const state = { open: true };
        try {
          const result = await inside.run(state, () => work(queryable(tx, check)));
          // What is about to be committed may have waited while another server took the folder over.
          check();
          return result;
        } finally {
          state.open = false;
        }
      });
    },
  };
}
