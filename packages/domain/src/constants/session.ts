/** §9 Token refresh. */
export const sessionLimits = {
  tickMs: 30_000,
  refreshMarginTicks: 3,
  firstBackOffMs: 200,
  addressStaleMs: 120_000,
  keySetCacheMs: 600_000,
} as const;

/** Decided: how long a hosted auth service may take to say whether a session stands. */
export const hostedSessionLimits = { answerMs: 5_000 } as const;
