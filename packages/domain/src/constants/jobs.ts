/** §9 Drawer. */
export const drawerLimits = { widthPx: 380, excerptCharacters: 100, thumbnails: 3 } as const;

/** Decided: as many unfinished jobs as one member may have. */
export const jobLimits = { unfinished: 50 } as const;

/** Decided: how long a job takes is told from jobs like it of so many days, the newest of them, and not from too few. */
export const estimateLimits = { days: 30, fewestJobs: 3, mostJobs: 200 } as const;
