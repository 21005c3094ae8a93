import type { diffText as english } from '../en/diffText.ts';
import type { German } from '../types.ts';

export const diffText = {
  removed: 'entfernt:',
  added: 'hinzugefügt:',
  end: 'Ende der Änderung',
  same: 'Beide Texte sind gleich.',
} as const satisfies German<typeof english>;
