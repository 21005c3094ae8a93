import type { AccountDataFile, Withheld } from '@mirror-studio/domain/account-data';
import { type SQL, sql } from 'drizzle-orm';

/** Whose data it is. */
export interface Person {
  readonly id: string;
  /** Null where none is kept any more. */
  readonly email: string | null;
}

/** How a row goes into an archive. */
interface Given {
  /** The file `data/<file>.json`. Several tables may not share one. */
  readonly file: AccountDataFile;
  /** Columns that are left out: keys, digests, and where files lie. */
  readonly without?: readonly string[];
  /** What stands in place of the row `t`: a jsonb. */
  readonly as?: SQL | ((person: Person) => SQL);
  /** It is given as CSV as well. */
  readonly csv?: true;
}

/** A table that holds something of people: which rows are whose, what of them is given, and what becomes of them at the end. */
export interface HeldTable {
  /** With its schema, as in `studio.jobs`. */
  readonly table: string;
  /** Says of a row `t` whether it is a person's. */
  readonly of: (person: Person) => SQL;
  /** The columns that tell two rows apart, in the order in which they are given. */
  readonly key: readonly [string, ...string[]];
  /** In a file of its own, with the rows of another table, or not at all. */
  readonly given: Given | { readonly within: AccountDataFile } | { readonly withheld: Withheld };
  /**
   * What becomes of the rows when the account is removed. `deleted`: they are deleted, those before that point to them.
   * `withSignIn`: they go with the row of `studio_auth.users`, which is the first to go. `nameless`: they stay, without the person.
   * `last`: with the row that says that the removal is under way.
   */
  readonly erased: 'deleted' | 'withSignIn' | 'nameless' | 'last';
  /** Takes the person out of the rows of others. */
  readonly forget?: (person: Person) => SQL;
}

/** Which rows are a person's, where a column has their id. */
export const byColumn =
  (column: string): HeldTable['of'] =>
  ({ id }) =>
    sql`t.${sql.identifier(column)} = ${id}::uuid`;

export const byMember = byColumn('member');

/** A table by its name with its schema. */
export function tableName(table: string): SQL {
  const [schema = '', name = ''] = table.split('.');
  return sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
}
