import { expect, test } from 'vitest';
import { ledgerFilterOf, readLedger, writeLedger } from './ledger-address.ts';

const usual = {
  kind: null,
  direction: null,
  currency: null,
  from: null,
  until: null,
  receipt: null,
  isCheck: false,
};

test.each([
  ['', usual],
  ['check=1', { ...usual, isCheck: true }],
  [
    'kind=exchange&direction=in&currency=credits',
    { ...usual, kind: 'exchange', direction: 'in', currency: 'credits' },
  ],
  [
    'from=2026-11-01&until=2026-11-30&receipt=x1',
    { ...usual, from: '2026-11-01', until: '2026-11-30', receipt: 'x1' },
  ],
] as const)('the address ?%s says what the statement is narrowed to, and is written so', (query, address) => {
  expect(readLedger(new URLSearchParams(query))).toEqual(address);
  expect(writeLedger(address).toString()).toBe(query);
});

test('what an address cannot mean is as if it were not there', () => {
  const address = readLedger(
    new URLSearchParams('kind=theft&direction=up&currency=gold&from=2026-13-01&until=2026-02-31&receipt='),
  );
  expect(writeLedger(address).toString()).toBe('');
});

test('days are those where the member is, the last one whole', () => {
  expect(ledgerFilterOf({ ...usual, from: '2026-03-28', until: '2026-03-29' })).toEqual({
    from: new Date(2026, 2, 28).toISOString(),
    before: new Date(2026, 2, 30).toISOString(),
  });
  expect(ledgerFilterOf(usual)).toEqual({});
});
