import type { SessionEvent } from '@mirror-studio/state-machines/session';
import { isKeyOf } from '../storage/storage.ts';
import { toStudioSession } from './stored-session.ts';

/**
 * Returns how to tell whether somebody signs out in another tab, until a session is kept again: the auth client tells of the end by a
 * channel of its own, which may come after the tab is done.
 */
export function followSignOut(): () => boolean {
  let isLeaving = false;
  window.addEventListener('storage', ({ key, newValue }) => {
    if (newValue === null) return;
    if (isKeyOf('signOutBegun', key)) isLeaving = true;
    if (isKeyOf('session', key)) isLeaving = false;
  });
  return () => isLeaving;
}

interface Following {
  readonly happened: (event: SessionEvent) => void;
  /** Whether the auth client tells what other tabs keep. */
  readonly isTold: () => boolean;
  readonly isLeaving: () => boolean;
}

/**
 * What other tabs keep: a session that is removed there is over here too, by itself unless somebody signs out there or the browser
 * was told to forget everything. Of one that is kept the auth client tells, once it is there.
 */
export function followStorage({ happened, isTold, isLeaving }: Following): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (!isKeyOf('session', key)) return;
    const hasExpired = key !== null && !isLeaving();
    if (newValue === null)
      happened({ type: 'auth.happened', event: 'SIGNED_OUT', session: null, hasExpired });
    else if (!isTold()) {
      const session = toStudioSession(JSON.parse(newValue));
      happened({ type: 'auth.happened', event: 'SIGNED_IN', session });
    }
  });
}
