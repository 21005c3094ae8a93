import type { diffText as english } from '../en/diffText.ts';
import type { Spanish } from '../types.ts';

export const diffText: Spanish<typeof english> = {
  removed: 'eliminado:',
  added: 'añadido:',
  end: 'fin del cambio',
  same: 'Los dos textos son iguales.',
};
