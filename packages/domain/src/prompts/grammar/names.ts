import { promptLimits } from '../../constants/prompts.ts';

/** Of one letter or more; a name does not end in an underscore, so that `__light___` is the list and an underscore. */
export const listNamePattern = String.raw`\p{L}(?:[\p{L}\p{M}\p{N}-]|_(?!_))*`;

const wholeName = new RegExp(`^${listNamePattern}(?<!_)$`, 'u');

/**
 * Whether a list can be named so (decisions: prompt generation): a letter, then letters, digits, hyphens and single
 * underscores, not one at the end, of at most `promptLimits.listNameCharacters` UTF-16 units.
 */
export function isListName(name: string): boolean {
  return name.length <= promptLimits.listNameCharacters && wholeName.test(name);
}

/** The name of a list as it is looked up (decisions: prompt generation): composed Unicode, in lower case. */
export function listNameOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/**
 * The known name that is most like another (decisions: prompt generation): at most a third of its characters, and no
 * more than three, are put in, left out, changed, or changed with the next.
 *
 * @param name - A name; a longer one than the limit is like none.
 * @param known - Names; of equally near ones the first is taken.
 * @returns The name, or null.
 */
export function nearestName(name: string, known: Iterable<string>): string | null {
  if (name.length > promptLimits.listNameCharacters) return null;
  let nearest: string | null = null;
  let least = Math.min(3, Math.ceil(name.length / 3)) + 1;
  for (const one of known) {
    if (Math.abs(one.length - name.length) >= least) continue;
    const edits = editsBetween(name, one);
    if (edits < least) [nearest, least] = [one, edits];
  }
  return nearest;
}

function editsBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
