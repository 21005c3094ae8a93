import { storageKey } from '@mirror-studio/domain/storage';
import type { SessionStore } from '../../session/session-store.ts';
import { readStored } from '../../storage/storage.ts';

let opening: Promise<void> | undefined;

/**
 * Signs a visitor in with a new demonstration account. Whoever is signed in by then, here or in another tab, stays who
 * they are; of several tabs that ask at once one opens an account, and the others follow it. Throws the auth client's
 * error when there is none to be had.
 */
export function openDemo(session: SessionStore): Promise<void> {
  opening ??= oneTabAtATime(() => open(session)).finally(() => {
    opening = undefined;
  });
  return opening;
}

async function open(session: SessionStore): Promise<void> {
  const client = await session.client();
  if (readStored('session') !== null) return;
  const { error } = await client.signInAnonymously();
  if (error) throw error;
}

/** The lock is there on secure origins only; elsewhere two tabs at once open two accounts, and the later one stays. */
const oneTabAtATime = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(`${storageKey('session')}.demo`, work) : work();
