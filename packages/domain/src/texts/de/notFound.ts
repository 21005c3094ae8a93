import type { notFound as english } from '../en/notFound.ts';
import type { German } from '../types.ts';

export const notFound = {
  title: 'Seite nicht gefunden',
  message: 'Die Seite, die du suchst, gibt es nicht oder sie ist umgezogen',
  goBack: 'Zurück',
  home: 'Startseite',
} as const satisfies German<typeof english>;
