import { worksLimits, workTypes } from '../constants/works.ts';
import { aspectRatios, shootStyles } from '../photo-shoot/catalogue.ts';
import { readHandle } from '../profile/handle.ts';
import { tagOf } from '../prompts/library.ts';
import { cutText } from '../texts/cut-text.ts';
import { type WorksFeed, worksFeeds } from './feeds.ts';

/** The widths in which a published picture is fetched: those of the gallery, and `large` to look at. */
export const workPictureSizes = ['small', 'thumbnail', 'large'] as const;
export type WorkPictureSize = (typeof workPictureSizes)[number];

/**
 * Where a published picture is fetched (decisions): by its work, so that the address ends with the work.
 *
 * @param id - The id of the work.
 * @param size - How large.
 * @returns The path.
 */
export function workPicturePath(id: string, size: WorkPictureSize): string {
  return `/media/works/${id}/${size}.webp`;
}

/** The parameter of the address of a published picture that says for whom it was made: who is blocked gets none. */
export const viewerParam = 'for';

/** Which works the creator library shows (pages: creator library; decisions). */
export interface WorksFilter {
  /** Null: all works, newest first. */
  readonly feed: WorksFeed | null;
  readonly type: (typeof workTypes)[number] | null;
  /** Words of titles, tags, styles, shared prompts and creators. */
  readonly search: string | null;
  readonly tag: string | null;
  readonly style: (typeof shootStyles)[number] | null;
  readonly ratio: (typeof aspectRatios)[number] | null;
  /** The handle of their author. */
  readonly author: string | null;
}

/** All works. */
export const noWorksFilter: WorksFilter = {
  feed: null,
  type: null,
  search: null,
  tag: null,
  style: null,
  ratio: null,
  author: null,
};

/** Says whether a filter leaves works of its feed out (pages: creator library; decisions). Takes it. */
export function isWorksFiltered({ feed: _, ...filter }: WorksFilter): boolean {
  return Object.values(filter).some((value) => value !== null);
}

/**
 * Reads a filter from an address (pages: creator library; decisions). What is not known there stands for nothing.
 *
 * @param parameters - Of the address.
 * @returns The filter.
 */
export function worksFilterOf(parameters: { get(name: string): string | null }): WorksFilter {
  const [feed, type] = [parameters.get('feed'), parameters.get('type')];
  const [style, ratio] = [parameters.get('style'), parameters.get('ratio')];
  return {
    feed: worksFeeds.find((known) => known === feed) ?? null,
    type: workTypes.find((known) => known === type) ?? null,
    search: cutText(parameters.get('search') ?? '', worksLimits.searchCharacters) || null,
    tag: tagOf(parameters.get('tag') ?? '') || null,
    style: shootStyles.find((known) => known === style) ?? null,
    ratio: aspectRatios.find((known) => known === ratio) ?? null,
    author: readHandle(parameters.get('author') ?? '') || null,
  };
}
