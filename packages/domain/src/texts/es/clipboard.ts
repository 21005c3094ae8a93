import type { clipboard as english } from '../en/clipboard.ts';
import type { Spanish } from '../types.ts';

export const clipboard: Spanish<typeof english> = {
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'No copiado',
  saidCopied: 'Copiado en el portapapeles.',
  saidNotCopied: 'No se ha podido copiar. Selecciona el texto y cópialo tú.',
  copiedName: '{{name}} se ha copiado.',
  notCopiedName: '{{name}} no se ha podido copiar.',
};
