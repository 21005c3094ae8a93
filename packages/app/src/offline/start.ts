import { offlineLimits } from '@mirror-studio/domain/constants/offline';
import { lastKnownCache } from '@mirror-studio/domain/storage';
import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../session/session-store.ts';
import { readStored } from '../storage/storage.ts';
import { buildOfPage } from './build.ts';
import type { Connection } from './connection.ts';
import { forgetLastKnown } from './forget.ts';
import { isLoadedByWorker, type NewVersion, startWorker } from './service-worker.ts';

const loadLastKnown = () => import('./last-known.ts');

interface Offline {
  readonly connection: Connection;
  readonly version: NewVersion;
  readonly queries: QueryClient;
  readonly session: SessionStore;
}

/**
 * Prepares this visit for being without a network and takes what the last one has kept. The code for it comes from the worker:
 * a first visit does not load it before the worker has.
 *
 * @returns Fulfils when the last known data of whoever is signed in are there; soon in any case.
 */
export function startOffline({ connection, version, queries, session }: Offline): Promise<void> {
  connection.follow(queries);
  void startWorker(version).then(async () => {
    // Somebody left, and the browser was closed before all of it was gone.
    if (readStored('session') === null) await forgetLastKnown();
    keepForWhoIsThere(queries, session);
  });
  return Promise.race([
    restore(queries),
    new Promise<void>((resolve) => setTimeout(resolve, offlineLimits.restoreMs)),
  ]);
}

async function restore(queries: QueryClient): Promise<void> {
  const [build, userId] = [buildOfPage(), readStored('userId')];
  if (build === null || userId === null || readStored('session') === null || !isLoadedByWorker()) return;
  try {
    if (!(await caches.has(lastKnownCache(userId, build)))) return;
    const { restoreLastKnown } = await loadLastKnown();
    await restoreLastKnown(queries, { userId, build });
  } catch {
    // The browser keeps nothing, or no longer has the code for it.
  }
}

/** Keeps what is read for the person who is signed in, as long as they are. */
function keepForWhoIsThere(queries: QueryClient, session: SessionStore): void {
  const build = buildOfPage() ?? '';
  let now = '';
  let stop: (() => void) | undefined;
  const follow = async () => {
    const who = session.snapshot();
    const userId = who.status === 'signedIn' ? who.user.id : '';
    if (userId === now) return;
    now = userId;
    stop?.();
    stop = undefined;
    if (userId === '') return;
    const { keepLastKnown } = await loadLastKnown();
    if (userId === now) stop = keepLastKnown(queries, { userId, build });
  };
  const look = () => void follow().catch(() => undefined);
  session.subscribe(look);
  look();
}
