import type { securityLog as english } from '../en/securityLog.ts';
import type { German } from '../types.ts';

export const securityLog = {
  title: 'Sicherheitsprotokoll',
  lead: 'Was mit deinem Konto geschehen ist, das Neueste zuerst. Nur du kannst es lesen, und niemand kann es ändern.',
  kind_signed_in: 'Angemeldet',
  kind_signed_in_new_device: 'Von einem neuen Gerät angemeldet',
  kind_signed_out: 'Abgemeldet',
  kind_session_ended: 'Sitzung beendet',
  kind_others_ended: 'Alle anderen Sitzungen beendet',
  kind_refresh_token_reused: 'Sitzung zu deiner Sicherheit beendet',
  kind_link_requested: 'Link angefordert',
  kind_email_confirmed: 'E-Mail-Adresse bestätigt',
  kind_password_changed: 'Passwort geändert',
  kind_factor_added: 'Zweiter Faktor hinzugefügt',
  kind_factor_used: 'Zweiter Faktor bestätigt',
  kind_factor_removed: 'Zweiter Faktor entfernt',
  why_refresh_token_reused:
    'Ihr Schlüssel wurde zweimal benutzt, also hatte ihn vielleicht noch jemand anderes.',
  method_otp: 'Mit einem Link per E-Mail',
  method_password: 'Mit einem Passwort',
  method_recovery: 'Mit einem Link für ein neues Passwort',
  method_anonymous: 'Als Demo',
  asked_otp: 'Zum Anmelden',
  asked_recovery: 'Für ein neues Passwort',
  ended: 'Beendet: {{device}}',
  attention: 'Warst du das?',
  empty: 'Es ist noch nichts geschehen.',
  failedToLoad: 'Dein Sicherheitsprotokoll konnte nicht geladen werden.',
  unavailableTitle: 'Bei deinem Anmeldedienst',
  unavailable: 'Der Dienst, der dich anmeldet, führt dieses Protokoll und zeigt es hier nicht.',
} as const satisfies German<typeof english>;
