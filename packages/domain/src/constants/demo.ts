/**
 * Decided: a demonstration account is let in for a day. Its work is stopped then, and what is under way has `settleMs` to
 * end before its data is removed; whose day is over is looked for every `sweepMs`. It may have so many unfinished jobs.
 */
export const demoLimits = {
  livesMs: 86_400_000,
  settleMs: 300_000,
  sweepMs: 300_000,
  unfinishedJobs: 2,
} as const;
