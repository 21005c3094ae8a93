import type { pixelTerms as english } from '../en/pixelTerms.ts';
import type { German } from '../types.ts';

export const pixelTerms = {
  lowKey: 'Licht in Low-Key',
  highKey: 'Licht in High-Key',
  contrasty: 'hoher Kontrast',
  even: 'gleichmäßiges Licht',
  soft: 'weiche Schärfe',
  natural: 'natürliche Schärfe',
  crisp: 'knackige Details',
  palette: 'Farben von',
  format: 'Format',
  black: 'Schwarz',
  grey: 'Grau',
  white: 'Weiß',
  red: 'Rot',
  orange: 'Orange',
  brown: 'Braun',
  yellow: 'Gelb',
  green: 'Grün',
  cyan: 'Cyan',
  blue: 'Blau',
  violet: 'Violett',
  pink: 'Rosa',
} as const satisfies German<typeof english>;
