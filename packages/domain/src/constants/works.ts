/** What is published: a picture, or a prompt by itself. */
export const workTypes = ['picture', 'prompt'] as const;

/**
 * Decided: what a published work may be called, and what is kept of the works of others. Something that was taken out of what was saved
 * can be put back for a day.
 */
export const worksLimits = {
  titleCharacters: 120,
  tags: 12,
  tagCharacters: 40,
  saved: 10_000,
  collectionCharacters: 60,
  collections: 200,
  noteCharacters: 1_000,
  /** Parents above a work that its family tells. */
  ancestors: 12,
  searchCharacters: 120,
  searchWords: 6,
  searchSettlesMs: 250,
  putBackMs: 24 * 60 * 60 * 1_000,
  sweepMs: 60 * 60 * 1_000,
} as const;
