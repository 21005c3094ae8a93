/** §9 Drawer. */
export const drawerLimits = { widthPx: 380, excerptCharacters: 100, thumbnails: 3 } as const;

/** Decided: as many unfinished jobs as one member may have. */
export const jobLimits = { unfinished: 50 } as const;
