import { storageKey } from '@mirror-studio/domain/storage';
import { afterEach, expect, test, vi } from 'vitest';
import { otherVerifiers } from './verifiers.ts';

const last = `${storageKey('session')}-code-verifier`;
const keyOf = (id: string) => `${storageKey('session')}-flow-${id}-code-verifier`;

/** A storage as browsers have it: what is kept are its own properties. */
function storageWith(kept: Readonly<Record<string, string>>) {
  const storage: Record<string, unknown> = { ...kept };
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(storage, { [key]: value }),
    removeItem: (key: string) => delete storage[key],
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(storage, name, { value });
  vi.stubGlobal('localStorage', storage);
  return storage;
}
afterEach(() => vi.unstubAllGlobals());

test('the verifiers beside the last are used one by one, each without losing another', () => {
  const kept = { [last]: '"b"', [keyOf('1')]: '"a"', [keyOf('2')]: '"b"', [keyOf('3')]: '"c/recovery"' };
  const ofOthers = { [`${storageKey('session')}-flows-code-verifier`]: '["1","2","3"]', other: '"x"' };
  const storage = storageWith({ ...kept, ...ofOthers });
  const [one, other, ...rest] = otherVerifiers();
  expect(rest).toEqual([]);
  one?.use();
  expect(storage).toEqual({ ...kept, ...ofOthers, [last]: '"a"' });
  other?.use();
  other?.forget();
  const { [keyOf('3')]: _, ...left } = kept;
  expect(storage).toEqual({ ...left, ...ofOthers, [last]: '"c/recovery"' });
});

test('after a request that failed there is no last one, and all are others', () => {
  storageWith({ [keyOf('1')]: '"a"' });
  expect(otherVerifiers()).toHaveLength(1);
});

test('a browser that refuses storage has none', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(otherVerifiers()).toEqual([]);
});
