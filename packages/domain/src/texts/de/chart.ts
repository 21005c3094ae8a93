import type { chart as english } from '../en/chart.ts';
import type { German } from '../types.ts';

export const chart = {
  points: 'Punkte von: {{label}}',
  read: '{{label}}: {{value}}',
  readBoth: '{{label}}: {{value}}; {{name}}: {{previous}}',
  point: 'Punkt',
  value: 'Wert',
  previous: 'Vorher',
  missing: 'unbekannt',
  showTable: 'Zahlen als Tabelle',
  empty: 'Noch nichts zu zeigen.',
  loading: '(wird geladen)',
} as const satisfies German<typeof english>;
