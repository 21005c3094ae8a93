import type { pixelTerms as english } from '../en/pixelTerms.ts';
import type { Spanish } from '../types.ts';

export const pixelTerms = {
  lowKey: 'luz en clave baja',
  highKey: 'luz en clave alta',
  contrasty: 'alto contraste',
  even: 'luz uniforme',
  soft: 'enfoque suave',
  natural: 'nitidez natural',
  crisp: 'detalle nítido',
  palette: 'paleta de',
  format: 'formato',
  black: 'negro',
  grey: 'gris',
  white: 'blanco',
  red: 'rojo',
  orange: 'naranja',
  brown: 'marrón',
  yellow: 'amarillo',
  green: 'verde',
  cyan: 'cian',
  blue: 'azul',
  violet: 'violeta',
  pink: 'rosa',
} as const satisfies Spanish<typeof english>;
