import type { shortcuts as english } from '../en/shortcuts.ts';
import type { German } from '../types.ts';

export const shortcuts = {
  title: 'Tastenkürzel',
  group_navigation: 'Gehe zu',
  group_panels: 'Öffnen und schließen',
  group_admin: 'Verwaltung',
  openJobs: 'Hintergrundaufträge',
  toggleSidebar: 'Seitenleiste ein- oder ausblenden',
  openHelp: 'Hilfe',
  openSettings: 'Einstellungen',
  openPalette: 'Befehlspalette',
  chordThen: 'dann',
  or: 'oder',
  chordHint: 'Drücke die beiden Tasten nacheinander innerhalb einer Sekunde.',
  change: 'Kürzel ändern',
} as const satisfies German<typeof english>;
