import type { errors as english } from '../en/errors.ts';
import type { German } from '../types.ts';

export const errors = {
  network: 'Der Server ist nicht erreichbar. Bitte prüfe deine Internetverbindung.',
  auth: 'Die Anmeldung ist fehlgeschlagen. Bitte melde dich noch einmal an.',
  validation: 'Bitte prüfe deine Eingabe und versuche es noch einmal.',
  notFound: 'Das Gesuchte wurde nicht gefunden.',
  server: 'Bei uns ist etwas schiefgegangen. Bitte versuche es später noch einmal.',
  rateLimit: 'Zu viele Anfragen. Bitte warte einen Moment und versuche es dann noch einmal.',
  unknown: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuche es noch einmal.',
  sessionExpired: 'Deine Sitzung ist abgelaufen. Bitte melde dich noch einmal an.',
  unauthorized: 'Dafür hast du keine Berechtigung.',
  generation: 'Die Bilder konnten nicht erzeugt werden. Bitte versuche es noch einmal.',
  upload: 'Das Referenzbild konnte nicht hochgeladen werden.',
  outcomeUnknown:
    'Die Antwort ist unterwegs verloren gegangen. Sieh dir dein Guthaben an: Wenn du dasselbe noch einmal sendest, wird nichts doppelt abgezogen.',
  title: 'Der Spiegel ist beschlagen',
  action_retry: 'Erneut versuchen',
  action_goBack: 'Zurück',
  action_goHome: 'Startseite',
  action_contactSupport: 'Support kontaktieren',
  action_reload: 'Neu laden',
  details: 'Angaben für den Support',
  code_AUTH_REQUIRED: 'Bitte melde dich an, um weiterzumachen.',
  code_DEMO_NOT_ALLOWED:
    'Mit einem Demokonto geht das nicht: Es kauft, verschenkt und veröffentlicht nichts. Lege ein eigenes Konto an, um weiterzumachen.',
  code_ACCOUNT_CLOSING:
    'Dieses Konto wird gelöscht, darum lässt sich darin nichts ändern. Behalte das Konto, um weiterzumachen.',
  code_COINS_INSUFFICIENT: 'Du hast nicht genug Münzen',
  code_INPUT_INVALID: 'Bitte prüfe deine Eingabe und versuche es noch einmal.',
  code_PROVIDER_BAD_REQUEST:
    'Der Bilddienst hat diese Anfrage nicht angenommen. Ändere den Prompt oder das Modell.',
  code_PROVIDER_RATE_LIMIT:
    'Der Bilddienst ist ausgelastet. Bitte warte einen Moment und versuche es dann noch einmal.',
  code_PROVIDER_TIMEOUT: 'Der Bilddienst hat nicht rechtzeitig geantwortet.',
  code_PROVIDER_DOWN: 'Der Bilddienst ist zurzeit nicht erreichbar.',
  code_PROVIDER_KEY_MISSING:
    'Dieses Modell braucht einen Schlüssel, der hier nicht eingerichtet ist. Wähle ein anderes Modell.',
  code_PROVIDER_REFUSED: 'Der Bilddienst hat den hier eingerichteten Schlüssel abgelehnt.',
  code_ENCODER_MISSING: 'Hier entsteht kein Video: Der Video-Encoder (ffmpeg) ist nicht installiert.',
  code_IDEMPOTENCY_CONFLICT: 'Das wurde schon mit anderem Inhalt gesendet. Nichts ist doppelt geschehen.',
  code_NOT_FOUND: 'Das Gesuchte wurde nicht gefunden.',
  code_FORBIDDEN: 'Dafür hast du keine Berechtigung.',
  code_RATE_LIMITED: 'Zu viele Anfragen. Bitte warte einen Moment und versuche es dann noch einmal.',
  code_PAYLOAD_TOO_LARGE: 'Die Datei ist zu groß. Erlaubt sind höchstens 10 MB.',
  code_DISK_FULL: 'Auf einer Festplatte des Servers ist zu wenig Platz.',
  code_STORAGE_FULL:
    'Es ist kein Platz mehr. Lösche, was du nicht mehr brauchst, und versuche es dann noch einmal.',
  code_UNSUPPORTED_MEDIA: 'Dieser Dateityp geht nicht. Bitte lade ein Bild hoch.',
  code_SERVER_ERROR: 'Bei uns ist etwas schiefgegangen. Bitte versuche es später noch einmal.',
  code_OFFLINE:
    'Du bist offline. Es wurde nichts gesendet, und deine Eingaben bleiben erhalten. Versuche es erneut, wenn du wieder verbunden bist.',
  code_ACCOUNT_SUSPENDED: 'Dieses Konto ist gesperrt. Du kannst das Studio zurzeit nicht nutzen.',
  code_insufficient_aal: 'Weise dafür erst deinen zweiten Faktor nach.',
  code_CONFLICT: 'Inzwischen hat sich etwas geändert. Sieh es dir noch einmal an.',
} as const satisfies German<typeof english>;
