import { expect, test } from 'vitest';
import { lazyOverlay, prefetchOverlays } from './lazy-overlay.ts';

const Part = () => null;

test('an overlay is fetched once, and whoever shows it is told', async () => {
  let fetched = 0;
  let told = 0;
  const overlay = lazyOverlay(async () => {
    fetched += 1;
    return Part;
  });
  const stop = overlay.subscribe(() => {
    told += 1;
  });
  expect(overlay.current()).toBeUndefined();
  await Promise.all([overlay.load(), overlay.load(), prefetchOverlays()]);
  stop();
  expect([overlay.current(), fetched, told]).toEqual([Part, 1, 1]);
});

test('one that could not be fetched can be asked for again, and by other means', async () => {
  let isThere = false;
  const overlay = lazyOverlay(async () => {
    if (!isThere) throw new Error('offline');
    return Part;
  });
  await expect(overlay.load()).rejects.toThrow('offline');
  await expect(prefetchOverlays()).rejects.toThrow('offline');
  expect(overlay.current()).toBeUndefined();
  isThere = true;
  let asked = 0;
  await prefetchOverlays((load) => {
    asked += 1;
    return load();
  });
  expect([overlay.current(), asked]).toEqual([Part, 1]);
});
