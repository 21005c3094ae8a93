/** A key's sign as one line on a grid of 24. Our fonts have none of these letters; Lucide's shapes stand for them. */
export const keycaps: Readonly<Record<string, string>> = {
  '⌘': 'M15 6v12a3 3 0 1 0 3-3H6a3 3 0 1 0 3 3V6a3 3 0 1 0-3 3h12a3 3 0 1 0-3-3',
  '⇧': 'M9 18v-6H5l7-7 7 7h-4v6z',
  '⌥': 'M3 4h6l6 16h6M14 4h7',
  '⌃': 'm18 15-6-6-6 6',
  '⏎': 'M20 4v7a4 4 0 0 1-4 4H4m5-5-5 5 5 5',
  '⌫': 'M10 5a2 2 0 0 0-1.3.5l-6.4 5.8a1 1 0 0 0 0 1.4l6.4 5.8a2 2 0 0 0 1.3.5h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2zm2 4 6 6m0-6-6 6',
  '⇥': 'M17 12H3m8 6 6-6-6-6m10-1v14',
  '␣': 'M22 15v3a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1v-3',
  '←': 'm11 18-6-6 6-6m-6 6h14',
  '→': 'm13 18 6-6-6-6m6 6H5',
};
