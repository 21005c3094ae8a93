import type { waysIn as english } from '../en/waysIn.ts';
import type { German } from '../types.ts';

export const waysIn = {
  title: 'Wege zur Anmeldung',
  lead: 'Jeder davon öffnet dein Konto. Behalte nur, was deins ist.',
  mailLink: 'Link per E-Mail',
  mailLinkStays: 'Er bleibt: Dorthin gehen auch Briefe über dein Konto.',
  password: 'Passwort',
  passwordSet: 'Gesetzt',
  passwordNone: 'Nicht gesetzt',
  passwordUnknown: 'Liegt beim Dienst, der dich anmeldet',
  passwordChoose: 'Passwort setzen',
  passwordChange: 'Passwort ändern',
  linkedOn: 'Verbunden am {{date}}',
  addressUnknown: 'Adresse nicht genannt',
  onlyWay:
    'Der einzige Weg, den du benutzt hast, darum bleibt er. Melde dich einmal mit einem Link per E-Mail an, dann kannst du ihn trennen.',
  unlink: 'Trennen',
  unlinkOf: '{{provider}} trennen',
  unlinking: 'Wird getrennt',
  unlinkTitle: '{{provider}} trennen?',
  unlinkWords:
    '{{provider}} öffnet dein Konto nicht mehr. Du bleibst hier angemeldet und kannst es wieder verbinden.',
  linkAnother: 'Verbinde ein weiteres Konto, das dieses öffnet:',
  link: '{{provider}} verbinden',
  linking: '{{provider}} wird geöffnet',
  linkFailed: '{{provider}} wurde nicht verbunden. {{reason}}',
  unlinkFailed: '{{provider}} wurde nicht getrennt. {{reason}}',
  failedToLoad: 'Deine Wege zur Anmeldung konnten nicht geladen werden.',
} as const satisfies German<typeof english>;
