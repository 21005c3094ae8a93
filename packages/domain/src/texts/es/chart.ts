import type { chart as english } from '../en/chart.ts';
import type { Spanish } from '../types.ts';

export const chart: Spanish<typeof english> = {
  points: 'Puntos de: {{label}}',
  read: '{{label}}: {{value}}',
  readBoth: '{{label}}: {{value}}; {{name}}: {{previous}}',
  point: 'Punto',
  value: 'Valor',
  previous: 'Antes',
  missing: 'desconocido',
  showTable: 'Cifras en una tabla',
  empty: 'Todavía no hay nada que mostrar.',
  loading: '(cargando)',
};
