import type { swatches as english } from '../en/swatches.ts';
import type { German } from '../types.ts';

export const swatches = {
  copy: 'Kopieren',
  copied: 'Kopiert',
  copiedName: '{{name}} ist kopiert.',
  copyFailed: '{{name}} konnte nicht kopiert werden.',
} as const satisfies German<typeof english>;
