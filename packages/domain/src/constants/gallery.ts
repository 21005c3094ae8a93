/** §2 Loading skeletons. */
export const skeletonLimits = { galleryCards: 6 } as const;

/**
 * Decided: what is deleted can be restored for so many days. As many pictures may be changed, or downloaded as one archive, at
 * once; the address of an archive begins a download for ten minutes. Names of projects are as long as a shoot's.
 */
export const galleryLimits = {
  trashDays: 30,
  picturesAtOnce: 2_000,
  archiveBeginsMs: 600_000,
  searchCharacters: 200,
  projects: 1_000,
} as const;

/** Decided: how often the server looks for what is to be removed from the trash for good, and how many at once. */
export const trashSweepLimits = { everyMs: 3_600_000, atOnce: 200 } as const;
