/**
 * Every figure of the specification's table of constants (§9) and of the rules that quote one, once.
 * A name carries its unit. Figures the specification does not give are marked `decided`.
 */

/** §1 The version of the product; its label is a text. */
export const release = { version: '12.5.0' } as const;

/** §9 Coins to credits. */
export const exchangeLimits = { coinsPerCredit: 10, minimumCoins: 10 } as const;

/** §9 Custom amount of the token wallet, in cents. */
export const customAmountLimits = {
  minimumCents: 150,
  maximumCents: 9900,
  stepCents: 50,
  defaultCents: 500,
  tokensPerDollar: 10,
} as const;

/** §9 Mirror bonus, and the prices that earn it (§5). */
export const mirrorBonusLimits = {
  percent: 11,
  priceCents: [808, 1111, 2222],
  toleranceCents: 1,
} as const;

/** §9 Soft Launch banner; `welcomeGrantCoins` is decided: the specification gives no opening balance. */
export const walletLimits = { softLaunchAboveCoins: 900, listHeightPx: 300, welcomeGrantCoins: 500 } as const;

/** §9 Balance refetch and jobs poll. */
export const refreshLimits = {
  balanceMs: 120_000,
  tokensMs: 30_000,
  jobsDrawerMs: 2_000,
  jobsShellMs: 8_000,
} as const;

/** §9 Drawer. */
export const drawerLimits = { widthPx: 380, excerptCharacters: 100, thumbnails: 3 } as const;

/** §2 Loading skeletons. */
export const skeletonLimits = { galleryCards: 6 } as const;

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

/** §9 Toast; `removedMs` from §4. */
export const toastLimits = { shownMs: 5_000, swipePx: 50, visible: 1, removedMs: 1_000_000 } as const;

/** §9 Sidebar. */
export const sidebarLimits = {
  cookieDays: 7,
  widthRem: 20,
  iconWidthRem: 4,
  sheetBelowPx: 768,
  tooltipDelayMs: 700,
} as const;

/** §9 Notifications. */
export const notificationLimits = { kept: 10, autoReadMs: 5_000, badgeMaximum: 9 } as const;

/** §9 Help; `featuredTopics` from §2. */
export const helpLimits = {
  searchThreshold: 0.3,
  closeResetMs: 300,
  thanksMs: 2_000,
  featuredTopics: 3,
} as const;

/** §9 Help: the time between the two keys of a chord. */
export const shortcutLimits = { chordMs: 1_000 } as const;

/** §5, §9 Photo shoot; `promptCharacters` and `projectCharacters` are decided. */
export const photoShootLimits = {
  minimumImages: 1,
  maximumImages: 10,
  referenceMegabytes: 10,
  referenceBytes: 10 * 1024 * 1024,
  promptCharacters: 2_000,
  projectCharacters: 80,
} as const;

/** §9 Help-text facts and §5; the request limit is one link a minute. `rememberedDays` is decided: so long we know one. */
export const magicLinkLimits = { cooldownMs: 60_000, expiresMs: 3_600_000, rememberedDays: 30 } as const;

/** §9 Password minimum; `maximumCharacters` is decided (a hash must not be made to work for minutes). */
export const passwordLimits = { minimumCharacters: 8, maximumCharacters: 128 } as const;

/**
 * Decided: password hashes that may wait for a processor, and those of one network that may be open at once. A hash
 * takes 80 ms, so that whoever is let in waits three seconds at most; past the timeout the server is at fault.
 */
export const passwordHashLimits = { waiting: 32, openPerNetwork: 12, timeoutMs: 30_000 } as const;

/**
 * Decided, but for the one link a minute (§5): how many of each may be asked for at once (`burst`), and the time after
 * which there is room for one more (`everyMs`). `FromStrangers` counts all networks that the person has never signed in
 * from; those they have are not counted there, so that nobody uses up what the owner is allowed. `ofNetwork` limits
 * are raised by NETWORK_LIMIT_FACTOR where many people share one address.
 */
export const rateLimits = {
  /** One address, asked for from one network. */
  mailToAddress: { burst: 1, everyMs: magicLinkLimits.cooldownMs, ofNetwork: false },
  /** One mailbox, whatever stands behind a plus, asked for from one network. */
  mailToMailbox: { burst: 5, everyMs: 600_000, ofNetwork: true },
  /** There is room again sooner than three networks can take it up: they do not keep out an owner on a new one. */
  mailToMailboxFromStrangers: { burst: 24, everyMs: 150_000, ofNetwork: true },
  mailFromNetwork: { burst: 20, everyMs: 30_000, ofNetwork: true },
  /** Wrong passwords of one account, given from one network. */
  passwordOfAccount: { burst: 10, everyMs: 60_000, ofNetwork: false },
  passwordOfAccountFromStrangers: { burst: 100, everyMs: 60_000, ofNetwork: true },
  passwordFromNetwork: { burst: 30, everyMs: 10_000, ofNetwork: true },
  /** Codes, tokens and links that may be tried, and sessions that may be refreshed, from one network. */
  tokenFromNetwork: { burst: 120, everyMs: 1_000, ofNetwork: true },
  /** Changes of one person's account: each may make two hashes. */
  changeOfUser: { burst: 10, everyMs: 30_000, ofNetwork: false },
  /** Images sent, each up to 10 MB: a person sends up to 1 GB a day. */
  uploadsOfPerson: { burst: 10, everyMs: 6_000, ofNetwork: false },
  uploadsOfPersonADay: { burst: 100, everyMs: 864_000, ofNetwork: false },
  uploadsFromNetwork: { burst: 60, everyMs: 1_000, ofNetwork: true },
  uploadsFromNetworkADay: { burst: 1_000, everyMs: 86_400, ofNetwork: true },
  feedbackOfPerson: { burst: 20, everyMs: 30_000, ofNetwork: false },
  /** A page sends about five measurements. */
  webVitalsFromNetwork: { burst: 200, everyMs: 1_000, ofNetwork: true },
} as const;
export type RateLimitName = keyof typeof rateLimits;

/** Decided: networks that are remembered of one person, and for how long after the last sign-in from there. */
export const knownNetworkLimits = { kept: 20, days: 90 } as const;

/** Decided: messages and other work after an answer, at once and waiting. */
export const backgroundLimits = { atOnce: 4, waiting: 200 } as const;

/**
 * Decided: what a request may hold at most. No JSON of this product comes near the body; identifiers are those that are
 * given out here, with room for those of others; tokens and challenges of the auth service are at most 128 characters. What
 * people say of themselves travels in every access token, and a header has its limits.
 */
export const requestSizeLimits = {
  bodyBytes: 65_536,
  nestingLevels: 32,
  identifierCharacters: 200,
  addressCharacters: 2_048,
  authTextCharacters: 1_024,
  userMetadataBytes: 4_096,
} as const;

/** Decided: how long after signing in a password may be changed without the old one. */
export const reauthenticationLimits = { recentSignInMs: 900_000 } as const;

/** Decided: the longest display name and the longest email address (RFC 5321). */
export const profileLimits = { nameCharacters: 60, emailCharacters: 254 } as const;

/** §9 Help-text facts: the days until the data of a deleted account is gone. */
export const accountLimits = { deletedWithinDays: 30 } as const;

/** Decided: rows on a page of the ledger and of the gallery, and the longest feedback message. */
export const pageLimits = { ledgerRows: 100, galleryItems: 48, feedbackCharacters: 2_000 } as const;

/** §8 Retries of an answer that says the provider failed for the moment. */
export const retryLimits = { provider: 3 } as const;

/** Decided: how long to wait for an answer before it counts as missing, and how often a countdown shown ticks. */
export const requestLimits = { answerMs: 20_000, uploadMs: 120_000, countdownTickMs: 1_000 } as const;

/** Decided: what one member may buy in a day, from 00:00 UTC, while purchases are simulated. */
export const simulatedPurchaseLimits = { purchasesPerDay: 10, coinsPerDay: 6_000 } as const;

/**
 * Decided: how the form of an upload may look, how long it may take to arrive (less than a client waits for), how many
 * are held in memory at once, and what a picture may unfold to and is made smaller to.
 */
export const uploadLimits = {
  envelopeBytes: 64 * 1024,
  fields: 8,
  fieldBytes: 1_024,
  headersOfPart: 8,
  headerBytes: 4_096,
  nameCharacters: 255,
  arriveMs: 110_000,
  atOnce: 24,
  atOnceOfPerson: 2,
  atOnceOfNetwork: 8,
  mostPixels: 40_000_000,
  longestEdgePx: 2_048,
} as const;

/** Decided: the work of the processes that decode and encode pictures. */
export const pictureWorkLimits = {
  jobsWaiting: 64,
  jobMs: 120_000,
  uploadsWaiting: 8,
  uploadsOfPerson: 2,
  uploadMs: 30_000,
  heapMegabytes: 256,
} as const;

/** Decided: how much of a refused request is still read, so that its sender gets the answer. */
export const refusedBodyLimits = { bytes: 32 * 1024 * 1024, ms: 10_000 } as const;

/** Decided: how many measurements of pages the server keeps. */
export const webVitalLimits = { keptRows: 100_000 } as const;

/** Decided: as many unfinished jobs as one member may have. */
export const jobLimits = { unfinished: 50 } as const;
