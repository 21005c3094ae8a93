import { lastKnownCache } from '@mirror-studio/domain/storage';
import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { OnSuspended } from '../api/suspension.ts';
import type { SharedValue } from '../providers/shared-value.ts';
import type { SessionStore } from '../session/session-store.ts';
import { readStored } from '../storage/storage.ts';
import { buildOfPage } from './build.ts';
import { forgetLastKnown, forgetOthers } from './forget.ts';
import { keepLastKnown, restoreLastKnown } from './last-known.ts';
import { startWorker } from './service-worker.ts';

export interface Visit {
  readonly hasNewVersion: SharedValue<boolean>;
  readonly queries: QueryClient;
  readonly session: SessionStore;
  readonly onSuspended: OnSuspended;
  /** Fulfils when nothing on the screen is waited for any more. */
  readonly isThere: Promise<void>;
}

/**
 * Takes what the last visit has kept, and keeps what this one reads once a worker is at work, without which the next could not
 * begin. Fulfils when the last known data of whoever is signed in are there. Rejects where the browser keeps nothing.
 */
export async function beginVisit({
  hasNewVersion,
  queries,
  session,
  onSuspended,
  isThere,
}: Visit): Promise<void> {
  const build = buildOfPage();
  if (build === null) return;
  onSuspended(() => void forgetLastKnown());
  void startWorker(build, hasNewVersion, isThere).then(async () => {
    // Somebody left, and the browser was closed before all of it was gone.
    if (readStored('session') === null) await forgetLastKnown();
    keepForWhoIsThere(build, queries, session);
  });
  const userId = storedUserId();
  if (userId === null) return;
  if (await caches.has(lastKnownCache(userId, build))) await restoreLastKnown(queries, { userId, build });
}

const keptSession = v.pipe(v.string(), v.parseJson(), v.object({ user: v.object({ id: v.string() }) }));

/** Whose session this browser keeps; null where it keeps none. */
function storedUserId(): string | null {
  const read = v.safeParse(keptSession, readStored('session'));
  return read.success ? read.output.user.id : null;
}

/** Keeps what is read for the person who is signed in, as long as they are. */
function keepForWhoIsThere(build: string, queries: QueryClient, session: SessionStore): void {
  let now = '';
  let stop: (() => void) | undefined;
  const follow = () => {
    const who = session.snapshot();
    const userId = who.status === 'signedIn' ? who.user.id : '';
    if (userId === now) return;
    now = userId;
    stop?.();
    stop = undefined;
    if (userId === '') return;
    stop = keepLastKnown(queries, { userId, build });
    void forgetOthers(lastKnownCache(userId, build));
  };
  session.subscribe(follow);
  follow();
}
