import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';

/** What a row must be. */
export type RowSchema = v.GenericSchema<unknown, unknown>;

/** What can be asked of the database, inside a transaction or outside. */
export interface Queryable {
  /** Runs a statement and reads every row with the schema: what a driver gives is unknown until read. */
  all<Schema extends RowSchema>(row: Schema, query: SQL): Promise<v.InferOutput<Schema>[]>;
  /** The first row, or undefined when there is none. */
  first<Schema extends RowSchema>(row: Schema, query: SQL): Promise<v.InferOutput<Schema> | undefined>;
  /** Runs a statement; returns how many rows it wrote. */
  run(query: SQL): Promise<number>;
}

export interface Database extends Queryable {
  /**
   * Runs the work in one transaction: all of it or nothing. Inside, only the handle it gets may be used, and
   * nothing slow: the embedded database has one connection. Using the outer one there throws.
   */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** 'embedded' or 'postgres'. */
  readonly kind: 'embedded' | 'postgres';
  close(): Promise<void>;
}

/** A timestamptz column, read as a Date. */
export const instant = v.pipe(
  v.union([v.date(), v.string()]),
  v.transform((given) => new Date(given)),
  v.date(),
);

/** An integer column of any width: one driver gives int8 as text. */
export const whole = v.pipe(
  v.union([v.number(), v.string(), v.bigint()]),
  v.transform(Number),
  v.safeInteger(),
);

/** A moment as a parameter. */
export function at(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`;
}

/** A value as a jsonb parameter: never hand JSON text to a driver by itself, one of them would encode it twice. */
export function json(value: unknown): SQL {
  return sql`${JSON.stringify(value)}::text::jsonb`;
}

/** Says whether an error is the database's refusal with this SQLSTATE; what threw it may be the cause of another. */
export function isSqlError(error: unknown, code: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === code) return true;
  }
  return false;
}

/** SQLSTATE of a value that must be unique and is not. */
export const uniqueViolation = '23505';
