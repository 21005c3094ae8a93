/** Decided: the longest display name and the longest email address (RFC 5321). */
export const profileLimits = { nameCharacters: 60, emailCharacters: 254 } as const;

/** §9 Help-text facts: the days until the data of a deleted account is gone. */
export const accountLimits = { deletedWithinDays: 30 } as const;

/** Decided: how often a page looks whether somebody has pressed the link of a change of address elsewhere. */
export const addressChangeLimits = { readEveryMs: 4_000 } as const;
/**
 * Decided: how long an archive of everything held on a person is kept, how many may be asked for within 24 hours, how long the
 * download behind a used link may begin, how often an open page asks how far it is, and how often the server looks for what is due.
 */
export const accountExportLimits = {
  keptDays: 7,
  aDay: 3,
  downloadBeginsMs: 600_000,
  pollMs: 2_000,
  sweepMs: 60_000,
} as const;

/** Decided: how long what was let in before an account is closed for good may still take, before its data is removed. */
export const accountRemovalLimits = { settleMs: 60_000 } as const;
