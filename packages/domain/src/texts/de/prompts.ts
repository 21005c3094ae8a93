import type { prompts as english } from '../en/prompts.ts';
import type { German } from '../types.ts';

export const prompts = {
  fault_unclosedBrace: 'Diese { ist nicht geschlossen: Es fehlt eine }.',
  fault_strayPipe: 'Dieser | steht außerhalb von Klammern. Das Zeichen selbst schreibt man \\|.',
  fault_strayBrace: 'Diese } schließt nichts. Das Zeichen selbst schreibt man \\}.',
  fault_severalOptions:
    'Von einer Auswahl wird eine Möglichkeit genommen. Mehrere zugleich ($$) gehen nicht.',
  fault_foreignWeight:
    'Das ist das Gewicht eines anderen Werkzeugs: Hier wird es als Wörter gezeichnet. Ein Gewicht steht vor einer Möglichkeit, wie in {2::rot|blau}.',
  fault_unclosedList:
    'Der Name einer Liste endet mit zwei Unterstrichen. Das Zeichen selbst schreibt man \\_.',
  fault_unknownList: 'Es gibt keine Liste namens {{name}}.',
  fault_unknownListNear: 'Es gibt keine Liste namens {{name}}. Ist {{nearest}} gemeint?',
  fault_emptyList: 'Die Liste {{name}} ist leer.',
  fault_listCycle: 'Die Liste {{name}} enthält sich selbst.',
  fault_tooDeep: 'Klammern gehen höchstens {{limit, number}} tief.',
  fault_listTooDeep: 'Die Liste {{name}} führt mehr als {{limit, number}} Stufen tief.',
  fault_tooLong: 'Nur die ersten {{limit, number}} Zeichen werden gelesen.',
  fault_resolvesTooLong: 'Daraus können mehr als {{limit, number}} Zeichen werden.',
  fault_tooManyCombinations:
    'Mehr als {{limit, number}} Kombinationen: Sie werden gezogen, nicht aufgezählt.',
  slot_subject: 'Motiv',
  slot_style: 'Stil',
  slot_light: 'Licht',
  slot_lens: 'Objektiv',
  slot_mood: 'Stimmung',
  slot_palette: 'Palette',
  slot_exclude: 'Weglassen',
  phrase_mood: 'eine Stimmung von {{value}}',
  phrase_palette: 'eine Palette von {{value}}',
  phrase_exclude: 'Ohne {{value}}',
  reason_light: 'Es war kein Licht genannt. Woher es kommt, entscheidet, was das Bild zeigt.',
  reason_lens: 'Es war kein Objektiv genannt. Es entscheidet, wie nah und wie weit sich das Bild anfühlt.',
  reason_mood: 'Es war keine Stimmung genannt. Sie hält das Übrige zusammen.',
  reason_palette: 'Es waren keine Farben genannt. Eine Palette hält eine Reihe zusammen.',
} as const satisfies German<typeof english>;
