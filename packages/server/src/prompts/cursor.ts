import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { HttpError } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';

/** A moment in microseconds, since rows of one millisecond have an order too: before 1 January of the year 10000. */
const momentShape = /^\d{1,18}$/;
const endOfYears = Date.UTC(10_000, 0) * 1000;

/** A column in microseconds, for a cursor. */
export const microseconds = (column: SQL): SQL =>
  sql`(extract(epoch from ${column}) * 1000000)::bigint::text`;

/** Where a page ended: the value that its rows are ordered by, and the id. */
type Place = readonly [value: string, id: string];
const place = v.tuple([v.string(), v.string()]);

/** Where the next page begins, for the address. Takes the order and the last row. */
export function toCursor(order: string, [value, id]: Place): string {
  return Buffer.from(JSON.stringify([order, value, id])).toString('base64url');
}

/** Reads a cursor that `toCursor` made for this order. Throws HttpError INPUT_INVALID for any other. */
function fromCursor(order: string, cursor: string): Place {
  try {
    const [of, ...rest] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const [value, id] = v.parse(place, rest);
    const isText = !value.includes('\0') && value.isWellFormed();
    if (of === order && isText && isRowId(id)) return [value, id];
  } catch {
    // Said below.
  }
  throw notOurs();
}

const notOurs = () => new HttpError('INPUT_INVALID', 'cursor is not one of ours.');

/** The condition on what comes after a cursor in the order of a moment, newest first; none for the first page. */
export function olderThan(order: string, column: SQL, idColumn: SQL, cursor: string | undefined): SQL {
  if (cursor === undefined) return sql``;
  const [moment, id] = fromCursor(order, cursor);
  if (!momentShape.test(moment) || Number(moment) >= endOfYears) throw notOurs();
  return sql`and (${column}, ${idColumn}) < (timestamptz 'epoch' + ${moment}::bigint * interval '1 microsecond', ${id}::uuid)`;
}

/** The condition on what comes after a cursor in the order of a text; none for the first page. */
export function laterThan(order: string, column: SQL, idColumn: SQL, cursor: string | undefined): SQL {
  if (cursor === undefined) return sql``;
  const [value, id] = fromCursor(order, cursor);
  return sql`and (${column}, ${idColumn}) > (${value}::text collate "C", ${id}::uuid)`;
}

/** A page of rows of which one more was read than is shown. */
export function pageOf<Row>(
  found: readonly Row[],
  rows: number,
  cursorOf: (last: Row) => string,
): { readonly page: readonly Row[]; readonly nextCursor: string | null } {
  const page = found.slice(0, rows);
  const last = page.at(-1);
  return { page, nextCursor: found.length > rows && last !== undefined ? cursorOf(last) : null };
}
