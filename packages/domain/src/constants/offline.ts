/** Decided: a visit without a network, and the service worker that makes one possible. */
export const offlineLimits = {
  /** How long a page may take to come before the one that is kept is shown in its place. */
  navigationMs: 3_000,
  /** How long the question may take whether the server can be reached. */
  reachMs: 5_000,
  /** For so long nothing has been asked for when a page is taken for loaded, and the worker may begin. */
  quietMs: 2_000,
  /** How often a page that stays open asks for a new version. */
  updateCheckMs: 900_000,
  /** Last known data that are older are not shown any more. */
  lastKnownMs: 7 * 24 * 60 * 60_000,
  /** Data that came the same again are kept with a new time this often. */
  sameAgainMs: 60_000,
  /** How long a page waits for what the last visit kept. */
  restoreMs: 1_000,
} as const;

/** Decided: pictures that are kept for a visit without a network, the newest: whole ones, and those of the smaller sizes. */
export const keptPictureLimits = { whole: 20, smaller: 200 } as const;
