import { keptPictureLimits } from '@mirror-studio/domain/constants/offline';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeptPictures } from './kept-pictures.ts';

const at = (id: number, variant: string) => `https://studio.example/media/${id}/${variant}`;

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async ({ url }: { url: string }) => kept.get(url),
    delete: async ({ url }: { url: string }) => kept.delete(url),
  };
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => kept.clear() });
});
afterEach(() => vi.unstubAllGlobals());

type Plugin = Required<KeptPictures>;
const call = <Name extends keyof Plugin>(pictures: KeptPictures, name: Name, given: object) =>
  (pictures[name] as (given: object) => Promise<unknown>)(given);

test('the newest are kept: so many whole ones, so many of the smaller sizes together', async () => {
  for (let id = 0; id < keptPictureLimits.smaller; id += 1)
    for (const variant of ['small', 'thumbnail', 'original']) kept.set(at(id, variant), variant);
  const pictures = new KeptPictures();
  const state = {};
  await call(pictures, 'handlerWillStart', { state });
  await call(pictures, 'cacheDidUpdate', { state });
  const left = [...kept.values()];
  expect(left.filter((variant) => variant === 'original')).toHaveLength(keptPictureLimits.whole);
  expect(left.filter((variant) => variant !== 'original')).toHaveLength(keptPictureLimits.smaller);
  expect(kept.has(at(keptPictureLimits.smaller - 1, 'small'))).toBe(true);
});

test('what was on its way when somebody left is not kept', async () => {
  const pictures = new KeptPictures();
  const state = {};
  await call(pictures, 'handlerWillStart', { state });
  await pictures.forget();
  const response = { status: 200 };
  expect(await call(pictures, 'cacheWillUpdate', { response, state })).toBeNull();
  kept.set(at(1, 'small'), 'late');
  await call(pictures, 'cacheDidUpdate', { state });
  expect(kept.size).toBe(0);
});

test('without a network another size of the same picture is shown, never another picture', async () => {
  kept.set(at(1, 'small'), 'a small one');
  const pictures = new KeptPictures();
  const ask = (id: number) =>
    call(pictures, 'handlerDidError', { request: { url: `${at(id, 'original')}/1/signature` } });
  expect([await ask(1), await ask(2)]).toEqual(['a small one', undefined]);
});
