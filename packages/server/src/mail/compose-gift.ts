import { pathOf } from '@mirror-studio/domain/access';
import { formatAny, formatDeadline, type Language } from '@mirror-studio/domain/texts';
import { common } from '@mirror-studio/domain/texts/en/common';
import { layOut } from './layout.ts';
import type { Message } from './mailer.ts';
import { mailTexts } from './texts.ts';

interface WaitingGift {
  readonly coins: number;
  /** Of whoever gave it; null where they have none. */
  readonly handle: string | null;
  readonly endsAt: Date;
}

/** The message that coins wait for an address. Takes it, the gift, the language, and where the product is. */
export function composeGift(
  to: string,
  { coins, handle, endsAt }: WaitingGift,
  language: Language,
  origin: string,
): Message {
  const date = `${formatDeadline(endsAt.getTime(), language, 'UTC')} UTC`;
  const texts = mailTexts[language];
  const person = handle === null ? texts.giftFromMember : `@${handle}`;
  return compose(to, 'giftWaiting', { count: coins, person, date }, language, origin);
}

interface ReceivedGifts {
  readonly coins: number;
  /** How many people gave them. */
  readonly givers: number;
  /** Of one of them; null where they have none. */
  readonly handle: string | null;
}

/** The message that coins have come to a member by their handle. Takes as {@link composeGift} does. */
export function composeReceivedGifts(
  to: string,
  { coins, givers, handle }: ReceivedGifts,
  language: Language,
  origin: string,
): Message {
  const texts = mailTexts[language];
  const one = handle === null ? texts.giftFromMember : `@${handle}`;
  const person = givers > 1 ? texts.giftFromSeveral : one;
  return compose(to, 'giftReceived', { count: coins, person }, language, origin);
}

function compose(
  to: string,
  kind: 'giftWaiting' | 'giftReceived',
  values: Readonly<Record<string, string | number>>,
  language: Language,
  origin: string,
): Message {
  const texts = mailTexts[language];
  const words = (key: string) => {
    const said = formatAny(texts, key, language, values);
    return said.charAt(0).toLocaleUpperCase(language) + said.slice(1);
  };
  const say = (part: string) => words(`${kind}${part}`);
  const link = new URL(pathOf('giftCoins'), origin).href;
  const parts = {
    language,
    product: common.productName,
    subject: say('Subject'),
    preheader: words('giftPreheader'),
    heading: words('giftHeading'),
    body: say('Body'),
    button: say('Button'),
    life: say('Life'),
    notYou: say('NotYou'),
    plainLink: texts.plainLink,
    link,
  };
  return {
    to,
    subject: parts.subject,
    link,
    html: layOut(parts),
    text: [parts.heading, parts.body, link, parts.life, parts.notYou, `— ${parts.product}`].join('\n\n'),
  };
}
