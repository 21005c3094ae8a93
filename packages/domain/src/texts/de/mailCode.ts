import type { mailCode as english } from '../en/mailCode.ts';
import type { German } from '../types.ts';

export const mailCode: German<typeof english> = {
  code: 'Code aus der E-Mail',
  help: 'Sechs Ziffern. Gib sie hier ein, wenn du deine E-Mails auf einem anderen Gerät liest.',
  helpElsewhere: 'Sechs Ziffern, in der E-Mail, die du auf einem anderen Gerät angefordert hast.',
  helpAnew:
    'Damit wir sicher sind, dass du es bist, haben wir sechs Ziffern an deine E-Mail geschickt. Gib sie hier ein, um weiterzumachen.',
  codeOfText: 'Code aus der Textnachricht',
  helpAnewByText:
    'Damit wir sicher sind, dass du es bist, haben wir sechs Ziffern an dein Telefon geschickt. Gib sie hier ein, um weiterzumachen.',
  wrongOfText:
    'Dieser Code geht nicht oder nicht mehr. Gib den aus der neuesten Textnachricht ein oder fordere einen neuen an: ein Code gilt einmal, für 10 Minuten und 5 Versuche.',
  another: 'Neuen Code senden',
  anotherIn_one: 'Neuer Code in {{count, number}} Sekunde',
  anotherIn_other: 'Neuer Code in {{count, number}} Sekunden',
  missing: 'Gib alle sechs Ziffern ein.',
  submit: 'Mit dem Code anmelden',
  wrong:
    'Dieser Code geht nicht oder nicht mehr. Gib den aus der neuesten E-Mail ein oder fordere einen neuen an: ein Code gilt einmal, für 10 Minuten und 5 Versuche.',
};
