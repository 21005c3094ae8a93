import { offlineLimits } from '@mirror-studio/domain/constants/offline';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLastKnown, restoreLastKnown } from './last-known.ts';

/** Cache Storage as a browser has it: what was opened and then deleted is written to, and found by nobody. */
class Storage {
  readonly #named = new Map<string, Map<string, Response>>();
  readonly open = async (name: string) => {
    const entries = this.#named.get(name) ?? new Map<string, Response>();
    this.#named.set(name, entries);
    return {
      put: async (key: string, answer: Response) => void entries.set(key, answer),
      matchAll: async () => [...entries.values()].map((answer) => answer.clone()),
    };
  };
  readonly delete = async (name: string) => this.#named.delete(name);
  names = () => [...this.#named].filter(([, entries]) => entries.size > 0).map(([name]) => name);
}

const iris = { userId: 'iris', build: 'a' };
let storage: Storage;
beforeEach(() => {
  storage = new Storage();
  vi.stubGlobal('caches', storage);
});
afterEach(() => vi.unstubAllGlobals());

/** Visits as somebody: keeps what is read meanwhile. Returns how to end the visit. */
function visit(owner = iris) {
  const queries = new QueryClient();
  const leave = keepLastKnown(queries, owner);
  return { queries, leave };
}

async function restored(owner = iris) {
  const queries = new QueryClient();
  await restoreLastKnown(queries, owner);
  return queries;
}

test('the next visit of the same person and build has what was read, with its time', async () => {
  const { queries, leave } = visit();
  queries.setQueryData(['balance', 'iris'], { coins: 7 }, { updatedAt: Date.now() - 5_000 });
  leave();
  await vi.waitFor(async () =>
    expect((await restored()).getQueryData(['balance', 'iris'])).toEqual({ coins: 7 }),
  );
  const { dataUpdatedAt = 0 } = (await restored()).getQueryState(['balance', 'iris']) ?? {};
  expect(Date.now() - dataUpdatedAt).toBeGreaterThanOrEqual(5_000);
  for (const other of [
    { ...iris, build: 'b' },
    { ...iris, userId: 'mara' },
  ])
    expect((await restored(other)).getQueryData(['balance', 'iris'])).toBeUndefined();
});

test('of a list in pages the first is kept; what is too old, or already known better, is not restored', async () => {
  const { queries, leave } = visit();
  queries.setQueryData(['gallery', 'iris'], { pages: [[1], [2]], pageParams: [null, 'more'] });
  queries.setQueryData(['old', 'iris'], 1, { updatedAt: Date.now() - offlineLimits.lastKnownMs - 1 });
  queries.setQueryData(['known', 'iris'], 'kept');
  leave();
  await vi.waitFor(async () =>
    expect((await restored()).getQueryData(['gallery', 'iris'])).toEqual({
      pages: [[1]],
      pageParams: [null],
    }),
  );
  const later = new QueryClient();
  later.setQueryData(['known', 'iris'], 'newer');
  await restoreLastKnown(later, iris);
  expect([later.getQueryData(['old', 'iris']), later.getQueryData(['known', 'iris'])]).toEqual([
    undefined,
    'newer',
  ]);
});

test.each(['{"key": 7', '{"key":["iris"],"data":1}', '[]'])('what reads %j is thrown away', async (text) => {
  const { queries, leave } = visit();
  queries.setQueryData(['balance', 'iris'], 1);
  leave();
  await vi.waitFor(() => expect(storage.names()).toHaveLength(1));
  await (await storage.open(storage.names()[0] ?? '')).put('/last-known/x', new Response(text));
  expect((await restored()).getQueryCache().getAll().length).toBeLessThanOrEqual(1);
  expect(storage.names()).toEqual([]);
});

test('what was read of anybody else is not kept with it, and not restored', async () => {
  const { queries, leave } = visit();
  queries.setQueryData(['balance', 'mara'], 2);
  queries.setQueryData(['balance', 'iris'], 1);
  leave();
  await vi.waitFor(() => expect(storage.names()).toHaveLength(1));
  const cache = await storage.open(storage.names()[0] ?? '');
  expect(await cache.matchAll()).toHaveLength(1);
  await cache.put(
    '/last-known/mara',
    Response.json({ key: ['balance', 'mara'], data: 2, readAtMs: Date.now() }),
  );
  const next = await restored();
  expect(next.getQueryCache().getAll()).toHaveLength(1);
  expect(next.getQueryData(['balance', 'iris'])).toBe(1);
});

test('what is read after somebody has left is kept by nobody', async () => {
  const { queries } = visit();
  queries.setQueryData(['balance', 'iris'], 1);
  await vi.waitFor(() => expect(storage.names()).toHaveLength(1));
  for (const name of storage.names()) await storage.delete(name);
  queries.setQueryData(['balance', 'iris'], 2);
  await Promise.resolve();
  expect(storage.names()).toEqual([]);
});
