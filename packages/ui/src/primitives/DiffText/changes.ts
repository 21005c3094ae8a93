import { diffWords } from 'diff';

/** A part of both texts, or of one of them. */
export interface Change {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** With more changes than this nobody reads them one by one, and to look for the fewest takes long. */
const mostEdits = 1_000;

/** What has to be done to the words of a text to come to another one. Spaces and line breaks alone are no change. */
export function changesOf(before: string, after: string): readonly Change[] {
  const found = diffWords(before, after, { maxEditLength: mostEdits });
  const parts: Change[] = found
    ? found.map(({ value, removed, added }) => ({
        kind: removed ? 'removed' : added ? 'added' : 'same',
        text: value,
      }))
    : [
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ];
  return parts.filter(({ text }) => text !== '');
}
