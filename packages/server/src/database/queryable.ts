import { AsyncLocalStorage } from 'node:async_hooks';
import type { SQL } from 'drizzle-orm';
import { compile, type Driver, type RunStatement } from './driver.ts';
import type { Database, Queryable } from './query.ts';
import { readRow } from './row-reader.ts';

/** The same few questions over either driver. */
export function queryable(runStatement: RunStatement, check: () => void = () => {}): Queryable {
  const execute = (query: SQL) => {
    check();
    const { text, params } = compile(query);
    return runStatement(text, params);
  };
  return {
    all: async (row, query) => {
      const { rows } = await execute(query);
      return rows.map((each) => readRow(row, each));
    },
    first: async (row, query) => {
      const [found] = (await execute(query)).rows;
      return found === undefined ? undefined : readRow(row, found);
    },
    run: async (query) => (await execute(query)).written,
  };
}

/**
 * Adds transactions, and the guard that turns a deadlock on the only connection into an error with a name.
 * Takes the driver, the kind, the way to close, and what throws when the database may not be used any more.
 */
export function databaseOver(
  driver: Driver,
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
  const outer = queryable(driver.run, refuseInside);
  return {
    kind,
    close,
    all: (row, query) => outer.all(row, query),
    first: (row, query) => outer.first(row, query),
    run: (query) => outer.run(query),
    transaction: (work) => {
      refuseInside();
      return driver.transaction(async (run) => {
        const state = { open: true };
        const checkInside = () => {
          check();
          if (!state.open) throw new Error('The transaction is over');
        };
        try {
          const result = await inside.run(state, () => work(queryable(run, checkInside)));
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
