/** Decided: the longest display name and the longest email address (RFC 5321). */
export const profileLimits = { nameCharacters: 60, emailCharacters: 254 } as const;

/** §9 Help-text facts: the days until the data of a deleted account is gone. */
export const accountLimits = { deletedWithinDays: 30 } as const;

/** Decided: how often a page looks whether somebody has pressed the link of a change of address elsewhere. */
export const addressChangeLimits = { readEveryMs: 4_000 } as const;
