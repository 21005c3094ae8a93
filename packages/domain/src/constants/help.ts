/** §9 Help; `featuredTopics` from §2. */
export const helpLimits = {
  searchThreshold: 0.3,
  closeResetMs: 300,
  thanksMs: 2_000,
  featuredTopics: 3,
} as const;

/** §9 Help: the time between the two keys of a chord. */
export const shortcutLimits = { chordMs: 1_000 } as const;

/** Decided: the longest message about a help topic. */
export const feedbackLimits = { characters: 2_000 } as const;
