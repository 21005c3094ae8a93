import type { promptEditor as english } from '../en/promptEditor.ts';
import type { German } from '../types.ts';

export const promptEditor = {
  combinations_one: '{{count, number}} Kombination',
  combinations_other: '{{count, number}} Kombinationen',
  combinationsMore: 'mehr als {{count, number}} Kombinationen',
  hint: 'Zwei Unterstriche bieten die Namen der Listen an. F8 führt zum nächsten Fehler, Umschalt F8 zum vorigen. Tab verlässt das Feld.',
  completions: 'Namen von Listen',
  values_one: '{{count, number}} Wert',
  values_other: '{{count, number}} Werte',
  faults: '{{label}}: was zu prüfen ist',
  place: 'Zeile {{line, number}}, Zeichen {{column, number}}',
  write: '{{name}} schreiben',
  noFaults: 'Es ist nichts mehr falsch.',
  faultsCount_one: '{{count, number}} Stelle zu prüfen: {{first}}',
  faultsCount_other: '{{count, number}} Stellen zu prüfen. Die erste: {{first}}',
  controlCharacter: 'Steuerzeichen',
  selectionDeleted: 'Das Ausgewählte ist gelöscht.',
} as const satisfies German<typeof english>;
