/**
 * Decided: what proofing takes. A link is open for as many days as its creator says, at most a year. A set that was deleted can be
 * restored for as many days as a picture. A browser that opens a link is told from others, up to so many of one link.
 */
export const proofLimits = {
  titleCharacters: 80,
  clientCharacters: 80,
  noteCharacters: 1_000,
  pictures: 200,
  sets: 2_000,
  mostDays: 365,
  usualDays: 30,
  passwordFewestCharacters: 4,
  passwordMostCharacters: 128,
  commentCharacters: 2_000,
  comments: 1_000,
  searchCharacters: 200,
  visitors: 1_000,
  atOnce: 100,
  trashDays: 30,
} as const;

/** Decided: of a picture with a watermark, the longest edge in px, and its quality; a small one is as wide as a thumbnail. */
export const proofPictures = { longestEdgePx: 1_200, quality: 82 } as const;

/** Decided: how long a browser that was let in with a password need not give it again. */
export const proofPassMs = 12 * 60 * 60 * 1_000;

/** Decided: how often an open page asks what is new, and the server for what is to be removed for good. */
export const proofRefresh = { creatorMs: 3_000, clientMs: 8_000, sweepMs: 60 * 60 * 1_000 } as const;
