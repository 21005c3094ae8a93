import type { clipboard as english } from '../en/clipboard.ts';
import type { German } from '../types.ts';

export const clipboard = {
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Nicht kopiert',
  saidCopied: 'In die Zwischenablage kopiert.',
  saidNotCopied: 'Das Kopieren ist misslungen. Markiere den Text und kopiere ihn selbst.',
  copiedName: '{{name}} ist kopiert.',
  notCopiedName: '{{name}} konnte nicht kopiert werden.',
} as const satisfies German<typeof english>;
