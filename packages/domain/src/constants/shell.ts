/** §9 Sidebar. */
export const sidebarLimits = {
  cookieDays: 7,
  widthRem: 20,
  iconWidthRem: 4,
  sheetBelowPx: 768,
} as const;

/** Decided: how often a flow that is there on every page begins anew after a fault, within how long; after that it stays ended. */
export const restartLimits = { times: 3, withinMs: 60_000 } as const;
