import { diffWords } from 'diff';

/** A part of both texts, or of one of them. */
export interface Change {
  kind: 'same' | 'removed' | 'added';
  text: string;
  /** How many characters of changes come before it: its own, though others may have the same words. */
  at: number;
}

/** With more changes than this nobody reads them one by one, and to look for the fewest takes long. */
const mostEdits = 1_000;

/** What has to be done to the words of a text to come to another one. Spaces and line breaks alone are no change. */
export function changesOf(before: string, after: string): readonly Change[] {
  const found = diffWords(before, after, { maxEditLength: mostEdits });
  const parts = found
    ? found.map(({ value, removed, added }) => ({
        kind: removed ? ('removed' as const) : added ? ('added' as const) : ('same' as const),
        text: value,
      }))
    : [
        { kind: 'removed' as const, text: before },
        { kind: 'added' as const, text: after },
      ];
  let at = 0;
  const placed: Change[] = [];
  for (const part of parts.filter(({ text }) => text !== '')) {
    placed.push({ ...part, at });
    at += part.text.length;
  }
  return placed;
}

/** A text in which nothing is marked. */
export const unmarked = (text: string): Change[] => [{ kind: 'same', text, at: 0 }];
