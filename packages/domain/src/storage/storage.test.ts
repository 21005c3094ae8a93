import { describe, expect, test } from 'vitest';
import {
  clearAtSignOut,
  clearEphemeral,
  clearNonAuth,
  isPersonalCache,
  type KeyValueStore,
  lastKnownCache,
  migrateLegacyKeys,
  type StoredValueName,
  storageKey,
  storedValues,
  tabKeys,
  workerCaches,
} from './index.ts';

class MemoryStore implements KeyValueStore {
  readonly kept: Map<string, string>;
  full = false;
  constructor(entries: Readonly<Record<string, string>> = {}) {
    this.kept = new Map(Object.entries(entries));
  }
  get length(): number {
    return this.kept.size;
  }
  key(index: number): string | null {
    return [...this.kept.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.full) throw new Error('full');
    this.kept.set(key, value);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
  get keys(): readonly string[] {
    return [...this.kept.keys()].toSorted();
  }
}

const names = Object.keys(storedValues) as readonly StoredValueName[];
const verifier = `${storageKey('session')}-code-verifier`;
const everything = () =>
  new MemoryStore({
    ...Object.fromEntries(names.map((name) => [storageKey(name), name])),
    [verifier]: 'v',
    other: 'o',
  });
const keysOf = (...kept: readonly StoredValueName[]) => kept.map(storageKey);

test('no two values share a key', () => {
  expect(new Set(names.map(storageKey)).size).toBe(names.length);
});

describe('the migrations', () => {
  test('move both legacy values', () => {
    const store = new MemoryStore({ inviteCode: 'ABC', onboardingComplete: 'true' });
    expect(migrateLegacyKeys(store)).toEqual(['inviteCode', 'onboardingComplete']);
    expect(Object.fromEntries(store.kept)).toEqual({
      [storageKey('inviteCode')]: 'ABC',
      [storageKey('onboardingDone')]: 'true',
    });
    expect(migrateLegacyKeys(store)).toEqual([]);
  });

  test('let a newer value win', () => {
    const store = new MemoryStore({ inviteCode: 'old', [storageKey('inviteCode')]: 'new' });
    migrateLegacyKeys(store);
    expect(Object.fromEntries(store.kept)).toEqual({ [storageKey('inviteCode')]: 'new' });
  });

  test('lose nothing when the storage is full', () => {
    const store = new MemoryStore({ inviteCode: 'ABC' });
    store.full = true;
    expect(() => migrateLegacyKeys(store)).toThrow('full');
    expect(store.getItem('inviteCode')).toBe('ABC');
  });
});

describe('the clean-ups', () => {
  test('of all but auth keep the session and what is not ours', () => {
    const store = everything();
    clearNonAuth(store);
    expect(store.keys).toEqual(
      [
        ...keysOf('session', 'userId', 'userEmail', 'signInBegun', 'signOutBegun'),
        verifier,
        'other',
      ].toSorted(),
    );
  });

  test('of the work at hand remove exactly that, and what the tab holds', () => {
    const local = everything();
    const session = everything();
    clearEphemeral(local, session);
    const gone = names.filter((name) => local.getItem(storageKey(name)) === null);
    expect(gone).toEqual(['jobsQueue', 'jobsHistory', 'activeJob', 'uiFlags', 'ritualMode', 'recentPrompts']);
    expect(session.keys).toEqual(['other']);
  });

  test('of a session that ended by itself leave what was being typed in the tab', () => {
    const session = new MemoryStore({
      [tabKeys.promptDrafts]: 'words',
      [tabKeys.photoShootDraft]: 'words',
      [tabKeys.reloadedForVersion]: '1',
    });
    clearEphemeral(everything(), session, { keepsDrafts: true });
    expect(session.keys).toEqual([tabKeys.photoShootDraft, tabKeys.promptDrafts].toSorted());
  });

  test('at sign-out leave only what is about this browser', () => {
    const local = everything();
    const session = everything();
    clearAtSignOut(local, session);
    expect(session.keys, 'drafts of the tab').toEqual(['other']);
    expect(local.keys).toEqual(
      [...keysOf('inviteCode', 'magicLinkSentAt', 'locale', 'settings', 'shortcuts'), 'other'].toSorted(),
    );
  });

  test('leaves the session to somebody who has signed in meanwhile', () => {
    const local = everything();
    clearAtSignOut(local, everything(), { keepsAuth: true });
    expect(local.keys).toEqual(
      [
        ...keysOf('inviteCode', 'magicLinkSentAt', 'locale', 'settings', 'shortcuts'),
        ...keysOf('session', 'userId', 'userEmail', 'signInBegun', 'signOutBegun'),
        verifier,
        'other',
      ].toSorted(),
    );
  });
});

test('what is kept of a person is told from what is kept for all, and from what others keep', () => {
  const names = [
    lastKnownCache('iris', 'a'),
    workerCaches.pictures,
    workerCaches.shell,
    `${workerCaches.pages}a`,
    'last-known.iris.a',
  ];
  expect(names.map(isPersonalCache)).toEqual([true, true, false, false, false]);
});
