/** Decided: the command palette. `recentKept`: of those used last; `shown`: of what was found; `threshold`: as of help. */
export const commandLimits = { recentKept: 5, shown: 50, threshold: 0.3 } as const;
