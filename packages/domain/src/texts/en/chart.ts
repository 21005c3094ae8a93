export const chart = {
  points: 'Points of: {{label}}',
  read: '{{label}}: {{value}}',
  readBoth: '{{label}}: {{value}}; {{name}}: {{previous}}',
  point: 'Point',
  value: 'Value',
  previous: 'Before',
  missing: 'unknown',
  showTable: 'Figures as a table',
  empty: 'Nothing to show yet.',
  loading: '(loading)',
} as const;
