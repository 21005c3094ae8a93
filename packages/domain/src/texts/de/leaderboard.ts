import type { leaderboard as english } from '../en/leaderboard.ts';
import type { German } from '../types.ts';

export const leaderboard = {
  lead: 'Kreative danach, was verschiedene Menschen mögen und weiterführen. Jede Stufe trägt eine der 22 großen Arkana.',
  period: 'Zeitraum',
  period_week: 'Woche',
  period_month: 'Monat',
  period_ever: 'Gesamt',
  board: 'Kreative',
  board_all: 'Alle',
  board_new: 'Wenige Werke',
  list: 'Plätze',
  place: 'Platz {{place, number}}',
  points_one: '{{count, number}} Punkt',
  points_other: '{{count, number}} Punkte',
  from_one: 'Ab {{count, number}} Punkt',
  from_other: 'Ab {{count, number}} Punkten',
  you: 'Du',
  ownTitle: 'Dein Platz',
  ownPlace: 'Platz {{place, number}} von {{total, number}}',
  noPlace: 'Noch kein Platz',
  toNext_one: '{{count, number}} Punkt bis {{band}}',
  toNext_other: '{{count, number}} Punkte bis {{band}}',
  lastBand: 'Über deiner Stufe ist keine mehr.',
  apart_one: 'Veröffentliche noch {{count, number}} Werk, um unter allen zu stehen.',
  apart_other: 'Veröffentliche noch {{count, number}} Werke, um unter allen zu stehen.',
  emptyTitle: 'Das Deck ist noch zu',
  empty: 'Hier hat noch niemand Punkte. Sie kommen mit Likes und Remixes veröffentlichter Werke.',
  toLibrary: 'Bibliothek der Kreativen öffnen',
  failed: 'Die Rangliste konnte nicht geladen werden.',
  rulesTitle: 'Was zählt',
  ruleLike:
    'Ein Like von jemand anderem gibt 1 Punkt, ein veröffentlichter Remix {{remix, number}}. Eine Person gibt einer anderen höchstens {{most, number}} Punkte.',
  ruleNot:
    'Eigene Likes, die von blockierten, gesperrten und gehenden Menschen und die an zurückgezogenen Werken zählen nicht. Von Likes aus einem Netz zählen in {{hours, number}} Stunden die der ersten {{people, number}} Menschen.',
  ruleTies:
    'Gleiche Punkte teilen sich einen Platz; wer sie zuerst hatte, steht vorn. Wer weniger als {{works, number}} veröffentlichte Werke hat, steht für sich.',
  deckTitle: 'Die 22 Stufen',
} as const satisfies German<typeof english>;
