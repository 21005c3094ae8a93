/**
 * Decided: password hashes that may wait for a processor, and those of one network that may be open at once. A hash
 * takes 80 ms, so that whoever is let in waits three seconds at most; past the timeout the server is at fault.
 */
export const passwordHashLimits = { waiting: 32, openPerNetwork: 12, timeoutMs: 30_000 } as const;

/** Decided: networks that are remembered of one person, and for how long after the last sign-in from there. */
export const knownNetworkLimits = { kept: 20, days: 90 } as const;

/** Decided: devices that are remembered of one person: a sign-in from another is told them. */
export const knownDeviceLimits = { kept: 50 } as const;

/** Decided: messages and other work after an answer, at once and waiting. */
export const backgroundLimits = { atOnce: 4, waiting: 200 } as const;

/**
 * Decided: what a request may hold at most. No JSON of this product comes near the body, but a list of all that is
 * changed at once, which has a limit of its own; identifiers are those that are
 * given out here, with room for those of others; tokens and challenges of the auth service are at most 128 characters. What
 * people say of themselves travels in every access token, and a header has its limits.
 */
export const requestSizeLimits = {
  bodyBytes: 65_536,
  bulkBodyBytes: 131_072,
  nestingLevels: 32,
  identifierCharacters: 200,
  addressCharacters: 2_048,
  authTextCharacters: 1_024,
  userMetadataBytes: 4_096,
} as const;

/**
 * Decided: rows on a page of the ledger, of the gallery, of the jobs (as many as a drawer shows), of the library, of the
 * versions of a prompt, of proofs, and of the security log.
 */
export const pageLimits = {
  ledgerRows: 100,
  galleryItems: 48,
  jobs: 200,
  prompts: 48,
  promptVersions: 40,
  proofs: 48,
  securityEvents: 30,
} as const;

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
