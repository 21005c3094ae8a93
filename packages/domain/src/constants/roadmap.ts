/**
 * Decided: how long the title and the words of an idea and of a comment may be; from how many letters of a title likely twins are looked
 * for, how many of them are offered; and how many entries the feed of what has shipped has.
 */
export const roadmapLimits = {
  titleCharacters: 100,
  wordsCharacters: 2_000,
  commentCharacters: 1_000,
  twinLetters: 4,
  twins: 5,
  feedEntries: 50,
} as const;
