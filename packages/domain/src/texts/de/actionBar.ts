import type { actionBar as english } from '../en/actionBar.ts';
import type { German } from '../types.ts';

export const actionBar = {
  label: 'Aktionen für die Auswahl',
  selected_one: '{{count, number}} ausgewählt',
  selected_other: '{{count, number}} ausgewählt',
  allSelected: 'Alles ausgewählt',
  clear: 'Auswahl aufheben',
  available: 'Nach der Liste stehen Aktionen bereit.',
} as const satisfies German<typeof english>;
