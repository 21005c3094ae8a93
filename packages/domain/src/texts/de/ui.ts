import type { ui as english } from '../en/ui.ts';
import type { German } from '../types.ts';

export const ui = {
  characters: '{{used, number}} / {{limit, number}}',
  charactersLeft_one: 'noch {{count, number}} Zeichen',
  charactersLeft_other: 'noch {{count, number}} Zeichen',
  charactersOver_one: '{{count, number}} Zeichen zu viel',
  charactersOver_other: '{{count, number}} Zeichen zu viel',
  choose: 'Auswählen …',
  imageFailed: 'Das Bild konnte nicht geladen werden.',
  fileChoose: 'Datei auswählen',
  fileDropHere: 'Hier ablegen',
  fileHint: 'oder hier ablegen',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  loadingMore: 'Weitere werden geladen …',
} as const satisfies German<typeof english>;
