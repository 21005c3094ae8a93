import { pageLimits } from '@mirror-studio/domain/constants/server';

/** How many rows a page has. Takes what was asked for. */
export const rowsOfPage = (limit: number | undefined): number =>
  Math.min(limit ?? pageLimits.galleryItems, pageLimits.galleryItems);
