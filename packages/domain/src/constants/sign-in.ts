/** §9 Help-text facts and §5; the request limit is one link a minute. `rememberedDays` is decided: so long we know one. */
export const magicLinkLimits = { cooldownMs: 60_000, expiresMs: 3_600_000, rememberedDays: 30 } as const;

/**
 * Decided: the code beside a link. Of six figures, as the hosted service sends it; `tries` may be wrong for one mail, from one
 * network.
 */
export const mailCodeLimits = { digits: 6, tries: 5, expiresMs: 600_000 } as const;

/**
 * §9 Password minimum; `maximumCharacters` is decided (a hash must not be made to work for minutes), and so is
 * `configuredMinimum`, the hosted service's: an operator's own rule asks for no fewer characters.
 */
export const passwordLimits = { minimumCharacters: 8, maximumCharacters: 128, configuredMinimum: 6 } as const;

/**
 * Decided: what makes a leaked password no other one. So many figures and signs before or after it are an addition; a shorter
 * word is none of the lists, and a shorter part of a name says nothing of its owner. Where letters were added as well, so many
 * characters must be left.
 */
export const passwordVariantLimits = {
  addedCharacters: 6,
  wordCharacters: 4,
  nameCharacters: 3,
  coreCharacters: 7,
} as const;

/**
 * Decided: how long after signing in a password may be changed without the old one or a code of a mail. `secureChangeMs` is the
 * hosted service's: in an older session its secure password change takes the code and nothing else.
 */
export const reauthenticationLimits = { recentSignInMs: 900_000, secureChangeMs: 86_400_000 } as const;

/**
 * The second factor, with the figures of the hosted service: codes of six figures that are good for 30 seconds, and for one
 * step before and after; a challenge may be answered for five minutes, and so long one waits that was not proved.
 */
export const factorLimits = {
  most: 10,
  nameCharacters: 255,
  digits: 6,
  stepSeconds: 30,
  stepsAround: 1,
  challengeMs: 300_000,
  unprovedMs: 300_000,
} as const;

/**
 * Decided: signing in by a third party. How long somebody may stay there, how long it may take to answer, how much it may say, and
 * by how much its clock may differ.
 */
export const signInProviderLimits = {
  stateMs: 600_000,
  answerMs: 10_000,
  answerBytes: 262_144,
  clockSkewSeconds: 30,
  keySetCacheMs: 600_000,
} as const;

/** Decided: for how long a browser that comes back twice from a third party is told the same again. */
export const repeatedReturnLimits = { sameMs: 10_000 } as const;

/** Decided: a key signs access tokens for so many days; the next is told so long before it signs. */
export const signingKeyLimits = { days: 90, aheadMs: 900_000, readEveryMs: 60_000 } as const;

/** Decided: ten codes for a lost phone, each of 16 letters of a set of 32, which is 80 bits, in groups that are read out. */
export const recoveryCodeLimits = { codes: 10, groups: 4, groupCharacters: 4, typedCharacters: 64 } as const;

/** Decided: how long after proving the second factor it is not asked for again before what needs it. */
export const stepUpLimits = { recentMs: 600_000 } as const;

/** Decided: for how many days after a right code or password a browser is known, whose wrong tries are counted by themselves. */
export const knownBrowserLimits = { days: 180 } as const;

/**
 * Decided: how long a browser is remembered, how many of a person are, and how long after its use a key that comes once more is
 * taken for a second request of the same moment.
 */
export const rememberedBrowserLimits = {
  days: 30,
  livesMs: 2_592_000_000,
  most: 10,
  reuseMs: 10_000,
} as const;
