import { afterEach, expect, test, vi } from 'vitest';
import { readZone } from './zone.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['Europe/Madrid', 'Europe/Madrid'],
  ['Etc/Unknown', 'UTC'],
  [undefined, 'UTC'],
])('where a browser says that it is in %s, days are those of %s', (said, zone) => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValueOnce({
    ...options,
    timeZone: said as string,
  });
  expect(readZone()).toBe(zone);
});
