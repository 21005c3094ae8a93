import type { rights as english } from '../en/rights.ts';
import type { Spanish } from '../types.ts';

export const rights = {
  madeBy: 'Hecho por {{name}} con Mirror Studio.',
  made: 'Hecho con Mirror Studio.',
  licensed_free: 'Esta obra puede revenderse y usarse para entrenar IA.',
  licensed_resale: 'Esta obra puede revenderse. No puede usarse para entrenar IA.',
  licensed_training: 'Esta obra puede usarse para entrenar IA. No puede revenderse.',
  licensed_none: 'Esta obra no puede revenderse, ni usarse para extraer datos o entrenar IA.',
  noResale: 'No se permite la reventa.',
  resale: 'Se permite la reventa.',
} as const satisfies Spanish<typeof english>;
