/** Decided: what the grammar of prompts reads, so that every text has an answer at once. */
export const promptLimits = {
  /** Of a prompt as it is written, and of each value of a list. */
  templateCharacters: 10_000,
  /** Alternations within one another, and lists within lists. */
  depth: 32,
  /** Lists that a prompt can choose from. */
  lists: 1_000,
  listNameCharacters: 40,
  /** Faults that are told of one text. */
  faults: 50,
  /** Up to how many combinations all are listed. */
  enumeratedCombinations: 1_000,
  /** Of a text that alternations and lists have been resolved in. */
  resolvedCharacters: 20_000,
  /** How many resolved texts are shown under a seed. */
  examples: 5,
  /** Choices that each slot of the composer has at least. */
  choicesPerSlot: 40,
  /** How many ways of an alternation or a list are shown under its word. */
  fanned: 4,
  /** Prompts that were used and are kept at hand. */
  recent: 8,
  /** Changes that can be undone. */
  undone: 100,
} as const;

/** Decided: what a prompt of the library may hold, how many there may be, and how long the trash keeps them. */
export const libraryLimits = {
  prompts: 10_000,
  versions: 2_000,
  titleCharacters: 120,
  tags: 20,
  tagCharacters: 40,
  collectionCharacters: 60,
  notesCharacters: 5_000,
  slotCharacters: 2_000,
  /** The beginning of the words that a list shows. */
  excerptCharacters: 280,
  /** Of a search; what is beyond so many words is not looked for. */
  searchCharacters: 120,
  searchWords: 6,
  /** How long nothing is typed before it is looked for. */
  searchSettlesMs: 250,
  /** Prompts that are changed, deleted or restored in one request. */
  atOnce: 200,
  /** Rows up to which a list that is whole is drawn whole; of a longer one those near the sight are. */
  rowsDrawn: 50,
  /** Pictures of a prompt up to which they are counted. */
  picturesCounted: 1_000,
  /** Tags and collections that are offered as filters, those of most prompts first. */
  labels: 200,
  trashDays: 30,
  /** How often prompts whose days in the trash are over are looked for. */
  sweepMs: 60 * 60 * 1_000,
} as const;

/**
 * Decided: a language model that varies and improves prompts, and may say what a picture shows. How long it may think, how long a
 * page waits for its answer (before the built-in composer does it, where that can), how much it may answer, how much of a reason
 * is shown, and how long the longer edge of a picture is that it is shown.
 */
export const languageModelLimits = {
  patienceMs: 15_000,
  answerMs: 17_000,
  outputTokens: 2_000,
  answerBytes: 262_144,
  answerCharacters: 20_000,
  changes: 7,
  reasonCharacters: 200,
  pictureEdgePx: 768,
} as const;
