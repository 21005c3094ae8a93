import type { mailCode as english } from '../en/mailCode.ts';
import type { German } from '../types.ts';

export const mailCode: German<typeof english> = {
  code: 'Code aus der E-Mail',
  help: 'Sechs Ziffern. Gib sie hier ein, wenn du deine E-Mails auf einem anderen Gerät liest.',
  helpElsewhere: 'Sechs Ziffern, in der E-Mail, die du auf einem anderen Gerät angefordert hast.',
  missing: 'Gib alle sechs Ziffern ein.',
  submit: 'Mit dem Code anmelden',
  wrong:
    'Dieser Code geht nicht oder nicht mehr. Gib den aus der neuesten E-Mail ein oder fordere einen neuen an: ein Code gilt einmal, für 10 Minuten und 5 Versuche.',
  tooMany: 'Zu viele Versuche aus deinem Netz. Warte eine Minute und gib den Code dann noch einmal ein.',
};
