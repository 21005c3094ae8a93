import type { pictureCrop as english } from '../en/pictureCrop.ts';
import type { German } from '../types.ts';

export const pictureCrop = {
  title: 'Bild zuschneiden',
  stage: 'Der Teil, der bleibt',
  hint: 'Zieh das Bild oder bewege es mit den Pfeiltasten. Vergrößere es mit Plus und Minus, zwei Fingern oder dem Rad.',
  zoom: 'Größe',
  move: 'Bild bewegen',
  left: 'Nach links',
  right: 'Nach rechts',
  up: 'Nach oben',
  down: 'Nach unten',
  centre: 'In die Mitte',
  use: 'Dieses Bild verwenden',
  using: 'Das Bild wird gespeichert …',
  unreadable: 'Dein Browser kann diese Datei nicht zeigen. Wähle ein anderes Bild.',
  reading: 'Das Bild wird geöffnet …',
  at: '{{across, number}} Prozent von links, {{down, number}} Prozent von oben, auf {{size, number}} Prozent vergrößert',
} as const satisfies German<typeof english>;
