/** §9 Balance refetch and jobs poll. */
export const refreshLimits = {
  balanceMs: 120_000,
  tokensMs: 30_000,
  jobsDrawerMs: 2_000,
  jobsShellMs: 8_000,
} as const;
