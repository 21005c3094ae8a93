/** What every button and layer carries: kept small, because each bundle with a button in it has them. */
export const controls = {
  working: 'Working…',
  close: 'Close',
} as const;
