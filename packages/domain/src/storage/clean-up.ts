import { authStoragePrefix, legacyKeys, storagePrefix, storedValues, tabKeys } from './keys.ts';

/** The part of the browser's Storage that is needed; so the rules can be tested without one. */
export interface KeyValueStore {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const values = Object.values(storedValues);

/**
 * Moves the two legacy values to their new keys (§4). A value under the new key wins; the old key goes only once its
 * value is safe, so a full storage loses nothing.
 *
 * @param store - The local storage.
 * @returns The legacy keys that were moved or dropped.
 * @throws What the storage throws.
 */
export function migrateLegacyKeys(store: KeyValueStore): readonly string[] {
  return Object.entries({
    [legacyKeys.inviteCode]: storedValues.inviteCode.key,
    [legacyKeys.onboardingDone]: storedValues.onboardingDone.key,
  }).flatMap(([legacy, key]) => {
    const value = store.getItem(legacy);
    if (value === null) return [];
    if (store.getItem(key) === null) store.setItem(key, value);
    store.removeItem(legacy);
    return [legacy];
  });
}

/**
 * Removes all that the product keeps, but not what the session needs (§4). Takes the local storage. Keys of others on
 * the same origin stay.
 *
 * @throws What the storage throws.
 */
export function clearNonAuth(store: KeyValueStore): void {
  removeWhere(store, (key) => key.startsWith(storagePrefix) && !key.startsWith(authStoragePrefix));
}

const drafts: ReadonlySet<string> = new Set([tabKeys.photoShootDraft, tabKeys.promptDrafts]);

/**
 * Removes what belongs to the work at hand: job queue, history, active job, UI flags, ritual mode, recent prompts,
 * and all that the product keeps for the tab (§4). Takes the local and the session storage; `keepsDrafts` where the same
 * person may come back to what was being typed in the tab.
 *
 * @throws What a storage throws.
 */
export function clearEphemeral(
  local: KeyValueStore,
  session: KeyValueStore,
  { keepsDrafts = false }: { readonly keepsDrafts?: boolean } = {},
): void {
  const keys = new Set<string>(
    values.filter((value) => value.class === 'ephemeral').map((value) => value.key),
  );
  removeWhere(local, (key) => keys.has(key));
  removeWhere(session, (key) => key.startsWith(storagePrefix) && !(keepsDrafts && drafts.has(key)));
}

/**
 * Removes what is about the person who leaves: email, id, session, their work and their answers (§3, §4). Takes the
 * local and the session storage; `keepsAuth` when somebody else has signed in already, whose the session now is.
 *
 * @throws What a storage throws.
 */
export function clearAtSignOut(
  local: KeyValueStore,
  session: KeyValueStore,
  { keepsAuth = false }: { readonly keepsAuth?: boolean } = {},
): void {
  clearEphemeral(local, session);
  const keys = new Set<string>(values.filter((value) => value.leavesAtSignOut).map((value) => value.key));
  removeWhere(local, (key) => (key.startsWith(authStoragePrefix) ? !keepsAuth : keys.has(key)));
}

function removeWhere(store: KeyValueStore, matches: (key: string) => boolean): void {
  const keys = Array.from({ length: store.length }, (_, at) => store.key(at)).filter((key) => key !== null);
  for (const key of keys) if (matches(key)) store.removeItem(key);
}
