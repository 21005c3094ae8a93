import type { Database, Queryable } from '../database/index.ts';

/**
 * A database of which the process dies before its nth statement: whatever transaction is open is undone, and what comes after is
 * not done.
 */
export function dyingAt(db: Database, statement: number) {
  let count = 0;
  const step = () => {
    count += 1;
    if (count >= statement) throw new Error('Killed');
  };
  const over = (given: Queryable): Queryable => ({
    all: async (row, query) => {
      step();
      return given.all(row, query);
    },
    first: async (row, query) => {
      step();
      return given.first(row, query);
    },
    run: async (query) => {
      step();
      return given.run(query);
    },
  });
  const dying: Database = {
    ...over(db),
    kind: db.kind,
    close: () => db.close(),
    transaction: (work) => db.transaction((tx) => work(over(tx))),
  };
  return { db: dying, count: () => count };
}
