import type { invitation as english } from '../en/invitation.ts';
import type { German } from '../types.ts';

export const invitation = {
  have: 'Ich habe eine Einladung',
  code: 'Code deiner Einladung',
  help: 'Vier Gruppen aus vier Buchstaben und Ziffern.',
  claim: 'Einladung verwenden',
  claiming: 'Die Einladung wird geprüft …',
  close: 'Ohne sie weitermachen',
  claimed: 'Deine Einladung ist angenommen.',
  missing: 'Tippe den ganzen Code: vier Gruppen aus vier.',
  failed: 'Die Einladung konnte nicht geprüft werden. Der Code ist noch da.',
  wrong: 'Mit diesem Code gibt es keine Einladung. Vergleiche ihn mit der Nachricht.',
  used: 'Diese Einladung wurde schon verwendet.',
  own: 'Diese Einladung ist zum Weitergeben: Du selbst kannst sie nicht verwenden.',
  ended: 'Diese Einladung ist abgelaufen. Bitte um eine neue.',
  another: 'Du hast schon eine Einladung verwendet: Eine genügt.',
} as const satisfies German<typeof english>;
