/** §9 Help-text facts and §5; the request limit is one link a minute. `rememberedDays` is decided: so long we know one. */
export const magicLinkLimits = { cooldownMs: 60_000, expiresMs: 3_600_000, rememberedDays: 30 } as const;

/** §9 Password minimum; `maximumCharacters` is decided (a hash must not be made to work for minutes). */
export const passwordLimits = { minimumCharacters: 8, maximumCharacters: 128 } as const;

/** Decided: how long after signing in a password may be changed without the old one. */
export const reauthenticationLimits = { recentSignInMs: 900_000 } as const;
