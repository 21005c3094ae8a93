import type { commandPalette as english } from '../en/commandPalette.ts';
import type { German } from '../types.ts';

export const commandPalette = {
  title: 'Befehlspalette',
  search: 'Seiten, Aktionen, Hilfe und Aufträge suchen',
  placeholder: 'Wohin, oder was tun?',
  list: 'Befehle',
  group_recent: 'Zuletzt',
  group_action: 'Aktionen',
  group_page: 'Seiten',
  group_help: 'Hilfethemen',
  group_job: 'Letzte Aufträge',
  searching: 'Wird gesucht …',
  results_one: '{{count, number}} Ergebnis',
  results_other: '{{count, number}} Ergebnisse',
  nothing: 'Nichts heißt „{{query}}“',
  nothingHint: 'Versuche es mit weniger Buchstaben oder einem anderen Wort, oder sieh dir alles an.',
  showAll: 'Alles anzeigen',
  openHelp: 'Hilfe öffnen',
  toChoose: 'zum Auswählen',
  toRun: 'zum Öffnen',
  toClose: 'zum Schließen',
  theme: 'Farbschema: {{theme}}',
  language: 'Sprache: {{language}}',
} as const satisfies German<typeof english>;
