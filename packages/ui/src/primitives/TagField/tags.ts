/** What parts a line of tags: a comma in any script, a semicolon, a new line, a tab. */
const separators = /[,;،、，\n\r\t]+/;

/** Whether there is more than one tag in what was typed or pasted, or the end of one. */
export const hasSeparator = (text: string): boolean => separators.test(text);

/** The tags in what was typed or pasted, without the spaces round them. */
export const tagsIn = (text: string): string[] =>
  text
    .split(separators)
    .map((tag) => tag.trim().replace(/\s+/g, ' '))
    .filter((tag) => tag !== '');

export interface Added {
  tags: readonly string[];
  /** The first that was there already. */
  twice: string | null;
  /** Those for which there was no room. */
  over: readonly string[];
}

const same = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;

/** Puts tags behind those that are there: none twice, whatever its capitals, and no more than the limit. */
export function addTags(tags: readonly string[], more: readonly string[], limit: number): Added {
  const all = [...tags];
  const over: string[] = [];
  let twice: string | null = null;
  for (const tag of more) {
    if (all.some((each) => same(each, tag))) twice ??= tag;
    else if (all.length >= limit) over.push(tag);
    else all.push(tag);
  }
  return { tags: all, twice, over };
}
