import type { acceptances as english } from '../en/acceptances.ts';
import type { German } from '../types.ts';

export const acceptances = {
  title: 'Zugestimmt',
  lead: 'Jede Fassung, der du zugestimmt hast. Hier wird nie etwas überschrieben.',
  list: 'Dem du zugestimmt hast',
  document_legal: 'Rechtliche Texte',
  document_terms: 'Nutzungsbedingungen',
  document_compliance: 'Rechte an dem, was du machst',
  version: 'Fassung vom {{date}}',
  acceptedAt: 'Zugestimmt',
  newest: 'In Kraft',
  read_legal: 'Datenschutzerklärung lesen',
  read_terms: 'Nutzungsbedingungen lesen',
  read_compliance: 'Regeln lesen',
  change_legal_20261130:
    'Neu: ein Cookie, durch das falsche Versuche anderer deinen Browser nicht aussperren.',
  change_legal_20261128: 'Neu: Telefonnummern, und wer Textnachrichten verschickt.',
  change_legal_20261127: 'Neu: gemerkte Browser, Anmelden mit einem anderen Konto und Einladungen.',
  empty: 'Noch nichts zugestimmt',
  failedToLoad: 'Dem du zugestimmt hast, konnte nicht gelesen werden.',
} as const satisfies German<typeof english>;
