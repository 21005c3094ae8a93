import { storageKey } from '@mirror-studio/domain/storage';
import { afterEach, expect, it, vi } from 'vitest';
import { openStorage } from './live-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A storage of one key that cannot be removed at the first try, with an error that cannot be read either. */
function stubbornStorage(key: string) {
  const kept = new Set([key]);
  let tries = 0;
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (at: number) => Array.from(kept)[at] ?? null,
    getItem: () => null,
    removeItem: (name: string) => {
      tries += 1;
      if (tries > 1) kept.delete(name);
      else
        throw {
          get status() {
            throw new Error('unreadable');
          },
        };
    },
  };
}

it('clears what it was asked for although its machine failed meanwhile', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const storage = stubbornStorage(storageKey('userEmail'));
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', { length: 0 });
  openStorage(() => false).clear('signOut');
  await vi.waitFor(() => expect(storage.kept.size).toBe(0));
  expect(log.mock.calls.map(String)).toEqual(['FlowError: The flow "storage" failed: unreadable']);
});
