/**
 * Decided: password hashes that may wait for a processor, and those of one network that may be open at once. A hash
 * takes 80 ms, so that whoever is let in waits three seconds at most; past the timeout the server is at fault.
 */
export const passwordHashLimits = { waiting: 32, openPerNetwork: 12, timeoutMs: 30_000 } as const;

/** Decided: how far the clocks of two servers may be apart. What lies further ahead was made before a clock was set back. */
export const clockLimits = { apartMs: 60_000 } as const;

/** Decided: networks that are remembered of one person, and for how long after the last sign-in from there. */
export const knownNetworkLimits = { kept: 20, days: 90 } as const;

/** Decided: devices that are remembered of one person: a sign-in from another is told them. */
export const knownDeviceLimits = { kept: 50 } as const;

/** Decided: how long a sender of text messages may take to answer, and how much of a refusal is read. */
export const smsLimits = { answerMs: 10_000, answerCharacters: 16_384 } as const;

/**
 * Decided: messages and other work after an answer, at once and waiting. It begins at a moment that nobody knows, within a fifth of a
 * second: what is asked right after the answer would else wait behind it where there is something to do, and tell so.
 */
export const backgroundLimits = { atOnce: 4, waiting: 200, beginsWithinMs: 200 } as const;

/**
 * Decided: what a request may hold at most. No JSON of this product comes near the body, but a list of all that is
 * changed at once, which has a limit of its own; identifiers are those that are
 * given out here, with room for those of others; tokens and challenges of the auth service are at most 128 characters.
 */
export const requestSizeLimits = {
  bodyBytes: 65_536,
  bulkBodyBytes: 131_072,
  identifierCharacters: 200,
  addressCharacters: 2_048,
} as const;

/**
 * Decided: what the server reads of a request at most, which no client asks for: how deep its JSON may be nested, how long a text of the
 * auth service may be, and what people say of themselves, which travels in every access token: a header has its limits.
 */
export const requestReadingLimits = {
  nestingLevels: 32,
  authTextCharacters: 1_024,
  userMetadataBytes: 4_096,
} as const;

/**
 * Decided: rows on a page of the ledger, of a chain of it that is checked, of the gallery, of the jobs (as many as a drawer
 * shows), of the library, of the versions of a prompt, of proofs, of the security log, of published works, of those
 * that were saved, of creators on the leaderboard, of ideas, of comments, of proposals, of the ballots of a vote, of orders, of gifts, and of
 * people who were invited.
 */
export const pageLimits = {
  ledgerRows: 100,
  chainEntries: 1_000,
  galleryItems: 48,
  jobs: 200,
  prompts: 48,
  promptVersions: 40,
  proofs: 48,
  securityEvents: 30,
  works: 36,
  family: 24,
  saved: 36,
  relations: 50,
  ranked: 50,
  ideas: 24,
  comments: 24,
  proposals: 24,
  ballots: 500,
  orders: 50,
  gifts: 50,
  referrals: 50,
} as const;

/**
 * Decided: how the form of an upload may look, how long it may take to arrive (less than a client waits for), how many
 * are held in memory at once, what a picture may unfold to and is made smaller to, and after how long what was begun and never
 * finished is removed.
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
  unfinishedMs: 3_600_000,
} as const;

/**
 * Decided: the work of the processes that decode and encode pictures. How many tasks may wait for each, and of one key; how
 * long one may take from being asked for, and once it is begun (`RunMs`); the most JavaScript memory of one process; and after how
 * long without a task one that is seldom needed ends. What waits for an export or a copy is a few hundred bytes: its picture is read
 * when its turn comes.
 */
export const pictureWorkLimits = {
  jobsWaiting: 64,
  jobMs: 120_000,
  uploadsWaiting: 8,
  uploadsOfPerson: 2,
  uploadMs: 30_000,
  exportsWaiting: 64,
  exportsOfPerson: 8,
  exportMs: 120_000,
  exportRunMs: 30_000,
  copiesWaiting: 1_000,
  copyMs: 300_000,
  copyRunMs: 30_000,
  heapMegabytes: 256,
  idleMs: 300_000,
} as const;

/**
 * Decided: how many requests to the API are worked on at once and may wait, of one person and of the visitors of one network. A page asks
 * for ten things at most. Uploads have limits of their own.
 */
export const concurrencyLimits = {
  ofPerson: { atOnce: 4, waiting: 60 },
  ofNetwork: { atOnce: 8, waiting: 200 },
} as const;

/** Decided: how long the address of an export works. */
export const exportLimits = { addressMs: 1_800_000 } as const;

/** Decided: how much of a refused request is still read, so that its sender gets the answer. */
export const refusedBodyLimits = { bytes: 32 * 1024 * 1024, ms: 10_000 } as const;

/** Decided: how many measurements of pages the server keeps. */
export const webVitalLimits = { keptRows: 100_000 } as const;

/**
 * Decided: how long a model may think about one picture, and an engine on a machine of one's own, how often one that works in the background is asked, what its
 * answer may hold at most, and how much of its refusal is read and is shown.
 */
export const providerLimits = {
  patienceMs: 120_000,
  enginePatienceMs: 600_000,
  pollMs: 500,
  answerBytes: 48 * 1024 * 1024,
  answerCharacters: 65_536,
  wordsCharacters: 200,
} as const;
