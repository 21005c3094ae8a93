import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/** What a statement gave: its rows as the driver reads them, and how many rows it wrote. */
export interface Outcome {
  readonly rows: readonly unknown[];
  readonly written: number;
}

/** Runs one statement with its parameters. */
export type RunStatement = (text: string, params: readonly unknown[]) => Promise<Outcome>;

/** A connection to a database, or several of them, below everything that is asked of it. */
export interface Driver {
  readonly run: RunStatement;
  /** Runs the work between BEGIN and COMMIT; ROLLBACK when it throws. */
  transaction<Result>(work: (run: RunStatement) => Promise<Result>): Promise<Result>;
}

const dialect = new PgDialect();

/** A statement as a driver takes it: the text with $1 and so on, and the parameters. */
export function compile(query: SQL): { readonly text: string; readonly params: readonly unknown[] } {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return { text, params };
}
