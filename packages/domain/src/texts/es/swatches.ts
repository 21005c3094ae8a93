import type { swatches as english } from '../en/swatches.ts';
import type { Spanish } from '../types.ts';

export const swatches: Spanish<typeof english> = {
  copy: 'Copiar',
  copied: 'Copiado',
  copiedName: '{{name}} se ha copiado.',
  copyFailed: '{{name}} no se ha podido copiar.',
};
