import { type SQL, sql } from 'drizzle-orm';

declare const written: unique symbol;
/** JSON of a value of this type, as text: what the database wrote as JSON is sent as it is, not read and written again. */
export type JsonText<Value> = string & { readonly [written]: Value };

/** Puts JSON texts together under these names. Takes the text of each field. */
export function jsonObject<Value extends object>(
  fields: {
    readonly [Key in keyof Value]: JsonText<Value[Key]>;
  },
): JsonText<Value> {
  const pairs = Object.entries(fields).map(([key, text]) => `${JSON.stringify(key)}:${String(text)}`);
  return `{${pairs.join(',')}}` as JsonText<Value>;
}

/** JSON of a value that is at hand. */
export function toJsonText<Value>(value: Value): JsonText<Value> {
  return JSON.stringify(value) as JsonText<Value>;
}

/** The columns of rows that become JSON objects of this type. Takes what each field is. */
export function jsonColumns<Value extends object>(
  fields: {
    readonly [Key in keyof Required<Value>]: SQL;
  },
): SQL {
  const columns = Object.entries<SQL>(fields).map(([key, value]) => sql`${value} as ${sql.identifier(key)}`);
  return sql.join(columns, sql`, `);
}

/** A timestamptz as the wire has it: ISO 8601 in UTC, with milliseconds. */
export function wireMoment(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
