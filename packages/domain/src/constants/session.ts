/** §9 Token refresh. */
export const sessionLimits = {
  tickMs: 30_000,
  refreshMarginTicks: 3,
  firstBackOffMs: 200,
  addressStaleMs: 120_000,
  keySetCacheMs: 600_000,
} as const;

/**
 * Decided: how long a hosted auth service may take to say whether a session stands, and for how long requests that only read go by its
 * answer whether there is a second factor.
 */
export const hostedSessionLimits = { answerMs: 5_000, factorMs: 30_000 } as const;

/** Decided: sessions that are listed, and how exactly it is known when one was used last. */
export const sessionListLimits = { listed: 100, usedEveryMs: 300_000 } as const;
