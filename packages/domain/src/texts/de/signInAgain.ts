import type { signInAgain as english } from '../en/signInAgain.ts';
import type { German } from '../types.ts';

export const signInAgain = {
  title: 'Melde dich an, dann geht es weiter',
  lead: 'Deine Sitzung ist zu Ende. Was du getippt hast, ist noch da und geht weiter, wo es war.',
  proofLead: 'Noch ein Schritt: Weise deinen zweiten Faktor nach, dann geht weiter, was du getippt hast.',
  usePassword: 'Stattdessen dein Passwort verwenden',
  useMail: 'Stattdessen einen Code aus einer E-Mail verwenden',
  opening: 'Es geht weiter …',
} as const satisfies German<typeof english>;
