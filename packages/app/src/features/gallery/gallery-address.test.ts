import { expect, test } from 'vitest';
import { filterOf, readAddress, writeAddress } from './gallery-address.ts';

const read = (text: string) => readAddress(new URLSearchParams(text));

test.each([
  '',
  'q=salt+flats',
  'sort=oldest&size=compact&model=sample&project=Halcyon&type=video&from=2026-11-01&until=2026-11-21&favourite=1&open=g1',
  'project=',
  'trash=1',
])('%s is written as it is read', (text) => {
  expect(writeAddress(read(text)).toString()).toBe(text);
});

test('what an address cannot mean is as if it were not there', () => {
  expect(writeAddress(read('sort=x&size=y&type=sound&from=yesterday&until=2026-13-01&z=1')).toString()).toBe(
    '',
  );
  expect(read(`q=${'x'.repeat(500)}`).search).toHaveLength(200);
});

test('the last day is in the range, as a day is where the creator is', () => {
  const { from, before } = filterOf(read('from=2026-11-21&until=2026-11-21'));
  expect(new Date(from ?? '')).toEqual(new Date(2026, 10, 21));
  expect(new Date(before ?? '')).toEqual(new Date(2026, 10, 22));
});

test('nothing is asked for what is usual; a picture in no project is asked for', () => {
  expect(filterOf(read('size=compact&q=+'))).toEqual({});
  expect(filterOf(read('project='))).toEqual({ project: '' });
});
