import { plain } from '../../packages/flows/src/atlas/sheet/filter.ts';
import type { FoundPage } from './plugin.ts';

/** How often each word stands in the pages. */
export type Vocabulary = ReadonlyMap<string, number>;

const leastLetters = 4;
/** Letters that may be wrong in a word of this length. */
const forgivenIn = (length: number) => (length < leastLetters ? 0 : length < 8 ? 1 : 2);

/** The words that can be meant. Takes the pages that are searched. */
export function vocabularyOf(pages: readonly FoundPage[]): Vocabulary {
  const counts = new Map<string, number>();
  for (const { title, words } of pages) {
    for (const [word] of plain(`${title} ${words}`).matchAll(/[\p{L}\d]{3,}/gu))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** How many letters one writes, leaves out, changes or swaps with the next to make one word of the other. */
function lettersBetween(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

/** The word that is nearest, the more frequent of two; undefined where none is near enough. */
function nearest(typed: string, known: Vocabulary): string | undefined {
  const most = forgivenIn(typed.length);
  const [found] = [...known]
    .filter(([word]) => Math.abs(word.length - typed.length) <= most)
    .map(([word, count]) => ({ word, count, letters: lettersBetween(typed, word) }))
    .filter(({ letters }) => letters <= most)
    .toSorted((one, other) => one.letters - other.letters || other.count - one.count);
  return found?.word;
}

/**
 * What is typed as the pages spell it: a word that no page says becomes the nearest that one does. A word that is only
 * begun is no mistake.
 */
export function asSpelled(typed: string, known: Vocabulary): string {
  const isSaid = (word: string) => [...known.keys()].some((each) => each.includes(word));
  return typed.replace(/\S+/g, (given) => {
    const word = plain(given);
    return isSaid(word) ? given : (nearest(word, known) ?? given);
  });
}
