import type { Effect } from '../shared/effects.ts';

export type Clearing = 'nonAuth' | 'ephemeral' | 'signOut';

export interface StorageContext {
  /** Legacy keys that were moved or dropped. */
  readonly migrated: readonly string[];
  /** The browser refused the last thing that was asked of it. */
  readonly refused: boolean;
  /** What is to be cleared next. */
  readonly clearing: readonly Clearing[];
}

export type StorageEvent = { readonly type: 'clearing.requested'; readonly what: Clearing };

export type StorageEmitted =
  /** What was named is gone from the browser’s storage. */
  | { readonly type: 'storage.cleared'; readonly what: Clearing }
  /** Only to be logged: the studio works on without what the browser would remember. */
  | { readonly type: 'storage.failed'; readonly message: string };

/** What the flow needs from outside. */
export interface StorageActors {
  /** Moves the two legacy values to their new keys; answers the keys that were moved or dropped. */
  readonly migrate: Effect<void, readonly string[]>;
  /** Removes what is named from the browser’s storage. */
  readonly clear: Effect<{ readonly what: Clearing }, unknown>;
}
