import { type SQL, sql } from 'drizzle-orm';
import { HttpError } from '../answer/http-error.ts';
import { isRowId } from './ids.ts';

/** A moment in microseconds and the id of the last row seen: before 1 January of the year 10000. */
const cursorShape = /^(\d{1,18})_(.+)$/;
const endOfYears = Date.UTC(10_000, 0) * 1000;

/** The moment of a row as a cursor tells it. In microseconds: rows of one millisecond have an order too. Takes the column. */
export const momentOf = (column: SQL): SQL =>
  sql`(extract(epoch from ${column}) * 1000000)::bigint::text as moment`;

/** Where the next page begins, from the rows that were found and how many of them are on this one; null after the last. */
export function cursorAfter(
  found: readonly { readonly id: string; readonly moment: string }[],
  rows: number,
): string | null {
  const last = found[rows - 1];
  return found.length > rows && last ? `${last.moment}_${last.id}` : null;
}

/**
 * The condition on what comes after a cursor, none for the first page. Takes the column of the order, and whether it goes
 * from the oldest on. Throws HttpError INPUT_INVALID for a cursor that was never given out.
 */
export function afterCursor(cursor: string | null | undefined, column: SQL, isAscending = false): SQL {
  if (cursor === null || cursor === undefined) return sql``;
  const [, moment = '', id = ''] = cursorShape.exec(cursor) ?? [];
  if (moment === '' || Number(moment) >= endOfYears || !isRowId(id)) {
    throw new HttpError('INPUT_INVALID', 'cursor is not one of ours.');
  }
  const than = isAscending ? sql`>` : sql`<`;
  return sql`and (${column}, id) ${than}
    (timestamptz 'epoch' + ${moment}::bigint * interval '1 microsecond', ${id}::uuid)`;
}
