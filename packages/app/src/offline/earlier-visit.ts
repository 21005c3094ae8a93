/**
 * Says whether data were read by an earlier visit, and kept: they are shown until this one has read them, and are no news.
 * Takes when they were read, in ms since 1970.
 */
export const isOfEarlierVisit = (updatedAt: number): boolean =>
  updatedAt > 0 && updatedAt < performance.timeOrigin;
