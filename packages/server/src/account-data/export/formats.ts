/** Something that is written as it is read. Counts the rows. */
interface Counted {
  rows: number;
}

/** Rows as one JSON array, a row a line. Takes the texts of their JSON, and where to count them. */
export async function* jsonOf(rows: AsyncIterable<string>, counted: Counted): AsyncGenerator<Uint8Array> {
  yield Buffer.from('[');
  for await (const row of rows) {
    yield Buffer.from(`${counted.rows === 0 ? '' : ','}\n${row}`);
    counted.rows += 1;
  }
  yield Buffer.from('\n]\n');
}

/** Rows as CSV (RFC 4180) with the names of the first one's fields. Takes the texts of their JSON. */
export async function* csvOf(rows: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let names: string[] | null = null;
  for await (const text of rows) {
    const row = JSON.parse(text) as Record<string, unknown>;
    if (names === null) {
      names = Object.keys(row);
      yield line(names);
    }
    yield line(names.map((name) => row[name]));
  }
}

const line = (cells: readonly unknown[]) => Buffer.from(`${cells.map(cell).join(',')}\r\n`);

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // A spreadsheet would take it for a formula.
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
