import type { report as english } from '../en/report.ts';
import type { German } from '../types.ts';

export const report = {
  report: 'Melden',
  titleWork: 'Dieses Werk melden',
  titleIdea: 'Diese Idee melden',
  titleComment: 'Diesen Kommentar melden',
  titleCreator: '{{name}} melden',
  lead: 'Wer das Studio betreibt, sieht es sich an. Wen du meldest, erfährt nicht, wer es war.',
  reason: 'Was stimmt nicht?',
  reason_spam: 'Spam, oder gemacht, um zu täuschen',
  reason_stolen: 'Es ist das Werk von jemand anderem',
  reason_sexual: 'Sexuell, ohne es zu sagen',
  reason_violence: 'Gewalt, oder Aufruf dazu',
  reason_hate: 'Hass auf Menschen',
  reason_person: 'Es zeigt jemanden, der nicht zugestimmt hat',
  reason_else: 'Etwas anderes',
  reasonMissing: 'Wähle, was nicht stimmt.',
  words: 'In deinen Worten',
  wordsHint: 'Was man ansehen soll, und wo.',
  wordsMissing: 'Sage in wenigen Worten, was nicht stimmt.',
  wordsLong: 'Deine Worte können bis zu {{limit, number}} Zeichen lang sein.',
  send: 'Meldung senden',
  failed: 'Deine Meldung wurde nicht gesendet. Was du geschrieben hast, ist noch da.',
} as const satisfies German<typeof english>;
