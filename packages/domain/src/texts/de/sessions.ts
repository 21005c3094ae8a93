import type { sessions as english } from '../en/sessions.ts';
import type { German } from '../types.ts';

export const sessions = {
  title: 'Wo du angemeldet bist',
  lead: 'Alle Browser, die dein Konto benutzen können. Beende, was du nicht kennst.',
  device: '{{browser}} auf {{system}}',
  deviceUnknown: 'Unbekanntes Gerät',
  current: 'Dieser Browser',
  secondFactor: 'Zweiter Faktor bestätigt',
  lastUsed: 'Zuletzt benutzt',
  signedInOn: 'Angemeldet am {{date}}',
  network: 'Netz {{network}}',
  networkUnknown: 'Netz unbekannt',
  signOut: 'Abmelden',
  end: 'Sitzung beenden',
  endOf: 'Sitzung beenden: {{device}}',
  ending: 'Die Sitzung wird beendet',
  endTitle: 'Diese Sitzung beenden?',
  endWords:
    '{{device}} ist abgemeldet, sobald dort wieder etwas angefragt wird. Was dort nicht gespeichert ist, kann verloren gehen.',
  endOthers: 'Alle anderen beenden',
  endingOthers: 'Alle anderen Sitzungen werden beendet',
  endOthersTitle: 'Alle anderen Sitzungen beenden?',
  endOthersWords:
    'Jeder andere Browser ist abgemeldet, sobald dort wieder etwas angefragt wird. Was dort nicht gespeichert ist, kann verloren gehen.',
  onlyThis: 'Kein anderer Browser ist angemeldet.',
  older_one:
    '{{count, number}} ältere Sitzung ist nicht aufgeführt. „Alle anderen beenden“ beendet auch sie.',
  older_other:
    '{{count, number}} ältere Sitzungen sind nicht aufgeführt. „Alle anderen beenden“ beendet auch sie.',
  unavailableTitle: 'Bei deinem Anmeldedienst',
  unavailable: 'Der Dienst, der dich anmeldet, führt deine Sitzungen und zeigt sie hier nicht.',
  failedToLoad: 'Deine Sitzungen konnten nicht geladen werden.',
  endFailed: 'Die Sitzung wurde nicht beendet. {{reason}}',
  endOthersFailed: 'Die anderen Sitzungen wurden nicht beendet. {{reason}}',
} as const satisfies German<typeof english>;
