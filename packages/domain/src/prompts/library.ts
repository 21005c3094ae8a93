import { libraryLimits } from '../constants/prompts.ts';
import { cutText } from '../texts/cut-text.ts';

/** In which order a library is read (pages: my library). */
export const promptSorts = ['updated', 'newest', 'title'] as const;
export type PromptSort = (typeof promptSorts)[number];

/** Where a prompt is: in the library, or in the trash on its way out (pages: my library). */
export const promptPlaces = ['library', 'trash'] as const;
export type PromptPlace = (typeof promptPlaces)[number];

/**
 * A text as a label keeps it (pages: my library; decisions): on one line, without control characters and doubled spaces.
 *
 * @param text - As it was typed.
 * @returns The text, empty when nothing is left of it.
 */
export function onOneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/**
 * A tag as it is kept (pages: my library; decisions): in lower case and without its sign, so that `#Film` and `film` are one.
 *
 * @param text - As it was typed.
 * @returns The tag, empty when nothing is left of it.
 */
export function tagOf(text: string): string {
  return onOneLine(onOneLine(text).replace(/^#+/, '')).toLowerCase();
}

/**
 * Tags as they are kept (pages: my library; decisions), each once, in the order in which they were given.
 *
 * @param texts - As they were typed.
 * @returns The tags.
 */
export function tagsOf(texts: readonly string[]): string[] {
  return [...new Set(texts.map(tagOf).filter((tag) => tag !== ''))];
}

/**
 * The title of a prompt (pages: my library; decisions): its own, else how its words begin.
 *
 * @param title - As it was typed.
 * @param words - The text of the prompt.
 * @returns The title, empty when there are no words either.
 */
export function promptTitle(title: string, words: string): string {
  const own = onOneLine(title);
  if (own !== '') return own;
  const [first = ''] = words.trim().split(/[\n\r]/, 1);
  const line = onOneLine(first);
  if (line.length <= titleFromWords) return line;
  const cut = cutText(line, titleFromWords);
  const end = cut.lastIndexOf(' ');
  return `${(end > titleFromWords / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}

/** A title that the words give is at most so long. */
const titleFromWords = libraryLimits.titleCharacters / 2;

/** Which prompts a library shows, and in which order (pages: my library). */
export interface LibraryFilter {
  /** What is searched for; empty for nothing. */
  readonly q: string;
  readonly tag: string | null;
  readonly collection: string | null;
  readonly sort: PromptSort;
  readonly place: PromptPlace;
}

/** All prompts of the library, last changed first. */
export const noLibraryFilter: LibraryFilter = {
  q: '',
  tag: null,
  collection: null,
  sort: 'updated',
  place: 'library',
};

/**
 * Says whether a filter leaves prompts out (pages: my library; decisions); the order leaves none out.
 *
 * @param filter - The filter.
 * @returns Whether it does.
 */
export function isFiltered({ q, tag, collection }: LibraryFilter): boolean {
  return q.trim() !== '' || tag !== null || collection !== null;
}

/**
 * Reads a filter from an address (pages: my library; decisions). What is not known there stands for nothing.
 *
 * @param parameters - Of the address.
 * @returns The filter.
 */
export function libraryFilterOf(parameters: { get(name: string): string | null }): LibraryFilter {
  const words = (name: string, most: number) => cutText(parameters.get(name) ?? '', most);
  const sort = parameters.get('sort');
  const place = parameters.get('place');
  return {
    q: words('q', libraryLimits.searchCharacters),
    tag: tagOf(words('tag', libraryLimits.tagCharacters)) || null,
    collection: onOneLine(words('collection', libraryLimits.collectionCharacters)) || null,
    sort: promptSorts.find((known) => known === sort) ?? noLibraryFilter.sort,
    place: promptPlaces.find((known) => known === place) ?? noLibraryFilter.place,
  };
}

/**
 * Writes a filter for an address (pages: my library; decisions): what stands for nothing is left out.
 *
 * @param filter - The filter.
 * @returns Pairs of parameters.
 */
export function libraryParameters(filter: LibraryFilter): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]: [string, string | null]) =>
      value === null || value === noLibraryFilter[name as keyof LibraryFilter] ? [] : [[name, value]],
    ),
  );
}
