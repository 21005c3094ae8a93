import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { HttpError } from '../answer/http-error.ts';
import { refusals } from '../answer/refusals.ts';
import { isRowId } from './ids.ts';

/** A moment in microseconds, since rows of one millisecond have an order too: before 1 January of the year 10000. */
const momentShape = /^\d{1,18}$/;
const endOfYears = Date.UTC(10_000, 0) * 1000;
/** Of a list in the order of a moment alone: that of the last row seen, and its id. */
const cursorShape = /^([^_]*)_(.+)$/;

const notOurs = () => new HttpError('INPUT_INVALID', refusals.cursorUnknown);

/** A column in microseconds, for a cursor. */
export const microseconds = (column: SQL): SQL =>
  sql`(extract(epoch from ${column}) * 1000000)::bigint::text`;

/** The moment of a row as a cursor tells it. Takes the column. */
export const momentOf = (column: SQL): SQL => sql`${microseconds(column)} as moment`;

/** A page of rows of which one more was read than is shown, and where the next begins; null after the last. */
export function pageOf<Row>(
  found: readonly Row[],
  rows: number,
  cursorOf: (last: Row) => string,
): { readonly page: readonly Row[]; readonly nextCursor: string | null } {
  const page = found.slice(0, rows);
  const last = page.at(-1);
  return { page, nextCursor: found.length > rows && last !== undefined ? cursorOf(last) : null };
}

/** Where the next page begins, from the rows that were found and how many of them are on this one; null after the last. */
export const cursorAfter = (
  found: readonly { readonly id: string; readonly moment: string }[],
  rows: number,
): string | null => pageOf(found, rows, ({ moment, id }) => `${moment}_${id}`).nextCursor;

/**
 * The condition on what comes after a cursor, none for the first page. Takes the column of the order, and whether it goes
 * from the oldest on. Throws HttpError INPUT_INVALID for a cursor that was never given out.
 */
export function afterCursor(cursor: string | null | undefined, column: SQL, isAscending = false): SQL {
  if (cursor === null || cursor === undefined) return sql``;
  const [, moment = '', id = ''] = cursorShape.exec(cursor) ?? [];
  if (!isRowId(id)) throw notOurs();
  return besideMoment(column, moment, id, isAscending ? sql`>` : sql`<`);
}

/** Where a page ended: the value that its rows are ordered by, and the id. */
type Place = readonly [value: string, id: string];
const place = v.tuple([v.string(), v.string()]);

/** Where the next page begins in a list of several orders, for the address. Takes the order and the last row. */
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

/** The condition on what comes after a cursor in the order of a moment, newest first; none for the first page. */
export function olderThan(order: string, column: SQL, cursor: string | undefined): SQL {
  if (cursor === undefined) return sql``;
  return besideMoment(column, ...fromCursor(order, cursor), sql`<`);
}

/** The condition on what comes after a cursor in the order of a text; none for the first page. */
export function laterThan(order: string, column: SQL, cursor: string | undefined): SQL {
  if (cursor === undefined) return sql``;
  const [value, id] = fromCursor(order, cursor);
  return sql`and (${column}, id) > (${value}::text collate "C", ${id}::uuid)`;
}

function besideMoment(column: SQL, moment: string, id: string, than: SQL): SQL {
  if (!momentShape.test(moment) || Number(moment) >= endOfYears) throw notOurs();
  return sql`and (${column}, id) ${than}
    (timestamptz 'epoch' + ${moment}::bigint * interval '1 microsecond', ${id}::uuid)`;
}
