import type { SQL } from 'drizzle-orm';
import { compile } from '../../database/driver.ts';
import type { Database, Queryable } from '../../database/index.ts';

/** A statement as it was asked, and as a driver takes it. */
export interface Statement {
  readonly query: SQL;
  readonly text: string;
  readonly params: readonly unknown[];
}

/** What was asked of the database: statements, those of one transaction together. */
export interface Unit {
  readonly inTransaction: boolean;
  readonly statements: Statement[];
}

/** A database that notes what is asked of it, in the order it was asked. */
export function recording(db: Database): { readonly db: Database; readonly take: () => Unit[] } {
  let units: Unit[] = [];
  const noting = (on: Queryable, note: (statement: Statement) => void): Queryable => {
    const noted = (query: SQL) => {
      note({ query, ...compile(query) });
      return query;
    };
    return {
      all: (row, query) => on.all(row, noted(query)),
      first: (row, query) => on.first(row, noted(query)),
      run: (query) => on.run(noted(query)),
    };
  };
  const outer = noting(db, (statement) => units.push({ inTransaction: false, statements: [statement] }));
  return {
    db: {
      all: (row, query) => outer.all(row, query),
      first: (row, query) => outer.first(row, query),
      run: (query) => outer.run(query),
      kind: db.kind,
      close: () => db.close(),
      transaction: (work) => {
        const unit: Unit = { inTransaction: true, statements: [] };
        units.push(unit);
        return db.transaction((tx) => work(noting(tx, (statement) => unit.statements.push(statement))));
      },
    },
    take() {
      const taken = units;
      units = [];
      return taken;
    },
  };
}
