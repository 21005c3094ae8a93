import type { choices as english } from '../en/choices.ts';
import type { German } from '../types.ts';

export const choices = {
  noMatches: 'Keine Treffer.',
  loading: 'Wird gesucht …',
  addTagHint: 'Mit Enter oder Komma hinzufügen.',
  tagsFull: '{{count, number}} von {{limit, number}}: Entferne eines, um ein anderes hinzuzufügen.',
  tagTwice: '„{{tag}}“ gibt es schon.',
  tags: '{{label}}: hinzugefügt',
  tagRemoved: '{{tag}}: entfernt.',
  tagCount: '{{count, number}} / {{limit, number}}',
} as const satisfies German<typeof english>;
