import { offlineLimits } from '@mirror-studio/domain/constants/offline';
import { lastKnownCache } from '@mirror-studio/domain/storage';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';

/** What is kept of a query. */
const kept = v.object({
  key: v.pipe(v.array(v.unknown()), v.readonly()),
  data: v.unknown(),
  /** When it was read, in ms since 1970. */
  readAtMs: v.number(),
});

/** Whose data, and of which build: those of another cannot be had by these. The keys of their queries have the id in them. */
interface Owner {
  readonly userId: string;
  readonly build: string;
}

/**
 * Puts what the last visit of this person has kept into the cache of the queries, with the time it was read. What is too old
 * is left out; where anything cannot be read, all of it is thrown away.
 */
export async function restoreLastKnown(queries: QueryClient, owner: Owner): Promise<void> {
  const name = lastKnownCache(owner.userId, owner.build);
  try {
    const cache = await caches.open(name);
    const found = await Promise.all(
      (await cache.matchAll()).map(async (answer) => v.parse(kept, await answer.json())),
    );
    for (const { key, data, readAtMs } of found) {
      const isOld = Date.now() - readAtMs > offlineLimits.lastKnownMs;
      if (isOld || !key.includes(owner.userId) || queries.getQueryData(key) !== undefined) continue;
      queries.setQueryData(key, data, { updatedAt: readAtMs });
    }
  } catch {
    await caches.delete(name);
  }
}

/**
 * Keeps what the queries read for the next visit, as it comes. A storage that is full or forbidden keeps nothing, and nothing
 * else happens. Takes the queries and whose they are; returns how to stop.
 */
export function keepLastKnown(queries: QueryClient, owner: Owner): () => void {
  // Held open: once it has been deleted, what is still written is in nobody's reach.
  const opened = caches.open(lastKnownCache(owner.userId, owner.build));
  opened.catch(() => undefined);
  const written = new Map<string, { data: unknown; atMs: number }>();
  const keep = (query: Query) => {
    if (!query.queryKey.includes(owner.userId)) return;
    const { data, dataUpdatedAt } = query.state;
    const before = written.get(query.queryHash);
    const isSame = before !== undefined && before.data === data;
    if (data === undefined || data === null) return;
    if (isSame && Date.now() - before.atMs < offlineLimits.sameAgainMs) return;
    written.set(query.queryHash, { data, atMs: Date.now() });
    const record = { key: query.queryKey, data: beginningOf(data), readAtMs: dataUpdatedAt };
    opened
      .then((cache) => cache.put(`/last-known/${encodeURIComponent(query.queryHash)}`, Response.json(record)))
      .catch(() => undefined);
  };
  for (const query of queries.getQueryCache().getAll()) if (query.state.status === 'success') keep(query);
  return queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success' && !query.state.isInvalidated) keep(query);
  });
}

/** Of a list that is read page by page the first: the next visit reads as many as it is begun with. */
function beginningOf(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data) || !('pageParams' in data)) return data;
  const { pages, pageParams } = data as InfiniteData<unknown>;
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}
