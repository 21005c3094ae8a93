/** §9 Query cache. */
export const queryLimits = {
  freshMs: 300_000,
  keptMs: 900_000,
  refocusOlderThanMs: 60_000,
  retries: 3,
  firstDelayMs: 1_000,
  maximumDelayMs: 30_000,
  mutationRetries: 1,
  mutationDelayMs: 1_000,
} as const;

/** §8 Retries of an answer that says the provider failed for the moment. */
export const retryLimits = { provider: 3 } as const;

/**
 * Decided: by how much the clock of a device may differ from the server's before the difference is counted in, and from when its
 * owner is told of it.
 */
export const deviceClockLimits = { toleratedMs: 5_000, wrongMs: 86_400_000 } as const;

/**
 * Decided: what is refused because a queue is full. After how long it may be asked for again, which is the Retry-After of such an
 * answer; how often an app does so by itself; and the longest Retry-After that it waits for, so that all tries fit into the time for an
 * answer: past that, the person is asked.
 */
export const overloadRetry = { afterMs: 3_000, retries: 4, longestMs: 4_000 } as const;

/** Decided: when a picture that did not come is asked for again, in milliseconds after each failure; an `<img>` reads no Retry-After. */
export const pictureRetryDelaysMs = [3_000, 6_000, 12_000] as const;

/** Decided: how long to wait for an answer before it counts as missing, and how often a countdown shown ticks. */
export const requestLimits = { answerMs: 20_000, uploadMs: 120_000, countdownTickMs: 1_000 } as const;
