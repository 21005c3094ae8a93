import type { controls as english } from '../en/controls.ts';
import type { Spanish } from '../types.ts';

export const controls: Spanish<typeof english> = {
  working: 'Un momento…',
  close: 'Cerrar',
};
