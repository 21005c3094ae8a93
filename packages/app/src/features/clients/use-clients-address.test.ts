import { expect, test } from 'vitest';
import { readClients, writeClients } from './use-clients-address.ts';

test.each([
  ['', { filter: 'all', search: '', set: null, isChange: false }],
  ['filter=open&q=noor', { filter: 'open', search: 'noor', set: null, isChange: false }],
  ['set=s1&change=1', { filter: 'all', search: '', set: 's1', isChange: true }],
] as const)(
  'the address ?%s says which sets are listed and which is open, and is written so',
  (query, address) => {
    expect(readClients(new URLSearchParams(query))).toEqual(address);
    expect(writeClients(address).toString()).toBe(query);
  },
);

test('what an address cannot mean is as if it were not there', () => {
  const address = readClients(new URLSearchParams('filter=none&set=&change=1'));
  expect(writeClients(address).toString()).toBe('');
});
