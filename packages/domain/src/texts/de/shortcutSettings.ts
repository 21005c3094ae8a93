import type { shortcutSettings as english } from '../en/shortcutSettings.ts';
import type { German } from '../types.ts';

export const shortcutSettings = {
  description: 'Wähle die Tasten, die dir liegen, oder schalte ab, was stört. Gespeichert auf diesem Gerät.',
  characterKeys: 'Einzelne Tasten und Tastenfolgen',
  characterKeysHint:
    'Schalte sie ab, wenn du diktierst oder Tasten versehentlich triffst: Übrig bleiben Kombinationen mit Strg oder ⌘.',
  control: '{{action}}: {{name}}',
  change: 'Ändern',
  press: 'Drücke Tasten',
  pressSecond: 'G, dann',
  off: 'Aus',
  reset: 'Zurücksetzen',
  resetAll: 'Alle zurücksetzen',
  recording: 'Drücke die neuen Tasten. Escape lässt alles, wie es ist.',
  chordBegun: 'Jetzt die zweite Taste der Folge, innerhalb einer Sekunde.',
  refusal_key:
    'Diese Taste hat auf jeder Seite schon eine Aufgabe. Nimm einen Buchstaben, eine Ziffer oder ein Zeichen.',
  refusal_modifier: 'Alt und die Systemtaste gehen hier nicht. Nimm Strg, ⌘ oder die Umschalttaste.',
  refusal_browser: 'Der Browser oder ein Textfeld braucht diese Tasten. Nimm andere.',
  refusal_typing: 'Dieses Kürzel funktioniert auch beim Tippen. Es braucht Strg oder ⌘.',
  refusal_characterKeys: 'Einzelne Tasten und Tastenfolgen sind abgeschaltet. Nimm Strg oder ⌘ dazu.',
  bound: '{{name}}: {{keys}}',
  conflictTitle: '{{keys}} für „{{name}}“ verwenden?',
  conflict: 'Bisher für: {{others}}. Wenn du sie hier verwendest, funktionieren sie dort nicht mehr.',
  takeOver: 'Hier verwenden',
} as const satisfies German<typeof english>;
