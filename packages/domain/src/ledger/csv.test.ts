import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type StatementRow, statementCsv } from './index.ts';

const row: StatementRow = {
  createdAt: '2026-11-21T10:00:00.000Z',
  reason: 'exchange',
  note: 'Exchanged 420 coins for 42 credits',
  currency: 'coins',
  change: -420,
  balance: 820,
  transferId: 'x1',
  jobId: null,
};

/** Reads a file as RFC 4180 writes it. */
function read(csv: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (let found = pattern.exec(csv); found; found = pattern.exec(csv)) {
    const [, quoted, plain, end] = found;
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') {
      rows.push(cells);
      cells = [];
    }
  }
  return rows;
}

test('a file has a header and a line each, ended as RFC 4180 says', () => {
  expect(statementCsv([row])).toBe(
    'time_utc,kind,note,currency,change,balance_after,transfer,job\r\n' +
      '2026-11-21T10:00:00.000Z,exchange,Exchanged 420 coins for 42 credits,coins,-420,820,x1,\r\n',
  );
  expect(statementCsv([])).toMatch(/^time_utc,.*job\r\n$/);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula to a spreadsheet', (note) => {
  expect(read(statementCsv([{ ...row, note }]))[1]?.[2]).toBe(`'${note}`);
});

test('whatever a note holds, it is read as it was written, and never as a formula', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('=', '+', '-', '@', '"', ',', ';', '\t', '\r', '\n', 'ü', 'a', '漢', ' '),
      }),
      (note) => {
        const [, line, ...more] = read(statementCsv([{ ...row, note }]));
        expect(more).toEqual([]);
        expect(line).toHaveLength(8);
        expect(line?.[2]?.replace(/^'/, '')).toBe(note.replace(/^'/, ''));
        expect(line?.[2]).not.toMatch(/^[=+\-@\t\r]/);
      },
    ),
  );
});
