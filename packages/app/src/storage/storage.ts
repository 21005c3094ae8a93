import {
  clearAtSignOut,
  migrateLegacyKeys,
  type StoredValueName,
  storageKey,
} from '@mirror-studio/domain/storage';

/**
 * What this browser remembers (§3). A browser that refuses storage remembers nothing: reading answers null, writing
 * does nothing, and the product goes on.
 */
export function readStored(name: StoredValueName): string | null {
  return attempt(() => localStorage.getItem(storageKey(name)), null);
}

/** Remembers a text; null forgets it. Returns whether the browser did. */
export function writeStored(name: StoredValueName, value: string | null): boolean {
  return attempt(() => {
    if (value === null) localStorage.removeItem(storageKey(name));
    else localStorage.setItem(storageKey(name), value);
    return true;
  }, false);
}

/** Moves what earlier versions kept under other names. Called once, before anything is read. */
export function migrateStored(): void {
  attempt(() => migrateLegacyKeys(localStorage), undefined);
}

/** Forgets what is about the person who leaves (§4). */
export function forgetPerson(): void {
  attempt(() => clearAtSignOut(localStorage, sessionStorage), undefined);
}

function attempt<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
