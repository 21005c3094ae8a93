import type { addressChange as english } from '../en/addressChange.ts';
import type { German } from '../types.ts';

export const addressChange: German<typeof english> = {
  title: 'Adresse',
  lead: 'Wohin Anmeldelinks und Nachrichten gehen. Eine neue gilt, wenn sie und die, die du hast, beide bestätigt sind.',
  leadFirst:
    'Wohin Nachrichten und Anmeldelinks gehen. Eine gilt, wenn sie und deine Nummer beide bestätigt sind.',
  begin: 'Adresse ändern',
  newAddress: 'Neue Adresse',
  newAddressHelp:
    'An diese Adresse und an die, die du hast, geht je eine E-Mail. Jede hat einen Link und einen Code.',
  newAddressInvalid: 'Gib eine E-Mail-Adresse ein, und zwar eine andere als die, die du hast.',
  submit: 'Beide E-Mails senden',
  waits:
    'Die Adresse ändert sich, wenn beide bestätigt sind: Drücke den Link in jeder E-Mail, oder gib ihren Code hier ein.',
  both: 'Die beiden Adressen',
  oldAddress: 'Die Adresse, die du hast',
  wantedAddress: 'Die Adresse, die du willst',
  proved: 'Bestätigt',
  waiting: 'Wartet',
  code: 'Code aus der E-Mail',
  codeHelp: 'In der E-Mail an {{email}}.',
  codeMissing: 'Gib alle sechs Ziffern ein.',
  prove: 'Adresse bestätigen',
  otherCode: 'Den Code aus der E-Mail an {{email}} eingeben',
  resend: 'E-Mails noch einmal senden',
  resendIn_one: 'Erneut senden in {{count, number}} Sekunde',
  resendIn_other: 'Erneut senden in {{count, number}} Sekunden',
  cancel: 'Meine Adresse behalten',
  none: 'Noch keine Adresse',
  beginFirst: 'Adresse hinzufügen',
  newAddressHelpFirst:
    'An diese Adresse geht eine E-Mail mit einem Link und einem Code, an {{phone}} eine Textnachricht mit einem Code.',
  submitFirst: 'E-Mail und Textnachricht senden',
  waitsFirst:
    'Die Adresse gilt, wenn beide bestätigt sind: Drücke den Link in der E-Mail oder gib ihren Code ein, und gib den Code der Textnachricht ein.',
  bothFirst: 'Die Nummer und die Adresse',
  oldNumber: 'Die Nummer, die du hast',
  codeOfText: 'Code aus der Textnachricht',
  codeOfTextHelp: 'In der Textnachricht an {{phone}}.',
  otherCodeOfText: 'Den Code aus der Textnachricht an {{phone}} eingeben',
  proveNumber: 'Nummer bestätigen',
  resendFirst: 'Die Codes noch einmal senden',
  cancelFirst: 'Nicht hinzufügen',
  notRead: 'Deine Adresse konnte nicht gelesen werden.',
  keptElsewhere: 'Der Dienst, mit dem du dich anmeldest, führt deine Adresse. Ändere sie dort.',
  codeWrong:
    'Dieser Code geht nicht oder nicht mehr. Gib den aus der neuesten E-Mail ein oder sende die E-Mails noch einmal.',
  codeWrongOfText: 'Gib den Code der neuesten Textnachricht ein oder sende die Codes noch einmal.',
};
