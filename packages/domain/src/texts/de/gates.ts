import type { gates as english } from '../en/gates.ts';
import type { German } from '../types.ts';

export const gates = {
  suspendedTitle: 'Dieses Konto ist gesperrt',
  suspended: 'Du kannst das Studio zurzeit nicht nutzen. Wenn du das für einen Irrtum hältst, schreib uns.',
  suspendedContact: 'Support kontaktieren',
  suspendedSignOut: 'Abmelden',
  legalTitle: 'Bevor du eintrittst',
  legal: 'Die Einladung gilt dir. Bitte lies, wie das Studio arbeitet, und stimme zu.',
  legalAccept: 'Zustimmen und weiter',
  legalAgree: 'Ich habe die Nutzungsbedingungen und die Datenschutzerklärung gelesen und stimme ihnen zu.',
  termsTitle: 'Die Bedingungen des Studios',
  terms: 'Bitte stimme den heutigen Bedingungen zu und bestätige, dass du dich daran hältst.',
  termsAgree: 'Ich stimme den Nutzungsbedingungen zu.',
  complianceAgree: 'Ich mache nur Bilder, die ich machen darf.',
  termsAccept: 'Zustimmen und weiter',
  accepting: 'Wird gespeichert …',
  acceptFailed: 'Deine Antwort konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  readTerms: 'Bedingungen lesen',
  readPrivacy: 'Datenschutzerklärung lesen',
} as const satisfies German<typeof english>;
