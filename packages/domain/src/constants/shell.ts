/** §9 Sidebar. */
export const sidebarLimits = {
  cookieDays: 7,
  widthRem: 20,
  iconWidthRem: 4,
  sheetBelowPx: 768,
} as const;
