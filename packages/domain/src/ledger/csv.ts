import type { Currency } from '../economy/ledger.ts';

/** A line of the statement as its file has it. */
export interface StatementRow {
  readonly createdAt: string;
  readonly reason: string;
  readonly note: string;
  readonly currency: Currency;
  readonly change: number;
  readonly balance: number;
  readonly transferId: string;
  readonly jobId: string | null;
}

const columns = [
  'time_utc',
  'kind',
  'note',
  'currency',
  'change',
  'balance_after',
  'transfer',
  'job',
] as const;

/** A text that begins so would be a formula to a spreadsheet. */
const formula = /^[=+\-@\t\r]/;

/** A text as a cell: safe in a spreadsheet, and quoted where it must be (RFC 4180). */
function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * (decisions) Rows as CSV (RFC 4180), without a formula for a spreadsheet to run: a text that would be one begins with an apostrophe.
 * Figures stay figures.
 *
 * @param header - The names of the columns.
 * @param rows - The cells of each row, in the order of the columns; null is an empty one.
 * @returns The file, with its header; to be written as UTF-8.
 */
export function csvOf(
  header: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  const lines = rows.map((row) =>
    row.map((one) => (typeof one === 'number' ? String(one) : cell(one ?? ''))).join(','),
  );
  return `${[header.join(','), ...lines].join('\r\n')}\r\n`;
}

/**
 * (decisions) The statement as CSV.
 *
 * @param rows - The lines, in their order.
 * @returns The file, with its header; to be written as UTF-8.
 */
export function statementCsv(rows: readonly StatementRow[]): string {
  return csvOf(
    columns,
    rows.map(({ createdAt, reason, note, currency, change, balance, transferId, jobId }) => [
      createdAt,
      reason,
      note,
      currency,
      change,
      balance,
      transferId,
      jobId,
    ]),
  );
}
