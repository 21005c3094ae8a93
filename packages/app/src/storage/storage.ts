import { type StoredValueName, storageKey, storagePrefix, tabKeys } from '@mirror-studio/domain/storage';

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

/** Whether this browser remembers anything. */
export function remembers(): boolean {
  const probe = `${storagePrefix}probe`;
  return attempt(() => {
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return true;
  }, false);
}

/** What is kept for this tab alone; null where there is nothing, or no storage. */
export function readForTab(name: keyof typeof tabKeys): string | null {
  return attempt(() => sessionStorage.getItem(tabKeys[name]), null);
}

/** Keeps a text for this tab; null forgets it. Returns whether the browser did. */
export function writeForTab(name: keyof typeof tabKeys, value: string | null): boolean {
  return attempt(() => {
    if (value === null) sessionStorage.removeItem(tabKeys[name]);
    else sessionStorage.setItem(tabKeys[name], value);
    return true;
  }, false);
}

/** Says whether a change in another tab was about this value; a storage that was emptied changed all of them. */
export function isKeyOf(name: StoredValueName, key: string | null): boolean {
  return key === null || key === storageKey(name);
}

/** What a browser that refuses storage does not do. Takes the work, and the answer where it is refused. */
export function attempt<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
