/** §2 Loading skeletons. */
export const skeletonLimits = { galleryCards: 6 } as const;
