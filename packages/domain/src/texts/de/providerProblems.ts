import type { providerProblems as english } from '../en/providerProblems.ts';
import type { German } from '../types.ts';

export const providerProblems = {
  providerTitle: 'Dieser Weg hat sich nicht geöffnet',
  providerDeclined: 'Der andere Dienst durfte nicht sagen, wer du bist. Niemand wurde angemeldet.',
  providerStale: 'Diese Anmeldung wurde schon benutzt oder hat zu lange gedauert. Beginne neu.',
  providerFailed:
    'Der andere Dienst hat nicht richtig geantwortet. Versuch es noch einmal, oder lass dir hier einen Link schicken.',
  providerUnverified:
    'Der andere Dienst hat deine E-Mail-Adresse nicht geprüft. Bestätige sie dort, oder lass dir hier einen Link schicken.',
  providerNoEmail:
    'Der andere Dienst hat deine E-Mail-Adresse nicht genannt. Lass dir hier einen Link schicken.',
  providerSignUpClosed: 'Hier können zurzeit keine neuen Konten angelegt werden. Niemand wurde angemeldet.',
  providerNeedsFactor:
    'Dieses Konto hat einen zweiten Faktor. Melde dich wie bisher an und verbinde den anderen Dienst in deinem Profil.',
} as const satisfies German<typeof english>;
