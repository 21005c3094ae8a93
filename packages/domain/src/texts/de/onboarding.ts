import type { onboarding as english } from '../en/onboarding.ts';
import type { German } from '../types.ts';

export const onboarding = {
  title: 'Wer ist im Spiegel?',
  lead: 'Vier Angaben, und das Studio gehört dir.',
  displayName: 'Anzeigename',
  displayNameHint: 'So sehen dich andere Kreative. Du kannst ihn später ändern.',
  nameEmpty: 'Wähle einen Namen, unter dem man dich kennt.',
  nameTooLong: 'Ein Anzeigename darf bis zu 60 Zeichen lang sein.',
  useType: 'Was machst du?',
  useType_photographer: 'Fotografie',
  useType_designer: 'Gestaltung',
  useType_artist: 'Kunst',
  useType_filmmaker: 'Kino und Film',
  useType_explorer: 'Ich sehe mich nur um',
  useTypeMissing: 'Wähle, was am besten passt.',
  terms: 'Ich stimme den Nutzungsbedingungen und der Datenschutzerklärung zu.',
  termsMissing: 'Stimme den Bedingungen zu, um weiterzumachen.',
  compliance: 'Ich bin mindestens 18 Jahre alt und mache nur Bilder, die ich machen darf.',
  complianceMissing: 'Bestätige das, um weiterzumachen.',
  readTerms: 'Bedingungen lesen',
  submit: 'Studio betreten',
  submitting: 'Das Studio wird geöffnet …',
  failed: 'Dein Profil konnte nicht gespeichert werden. Nichts, was du eingegeben hast, ist verloren.',
} as const satisfies German<typeof english>;
