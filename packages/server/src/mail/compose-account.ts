import { pathOf } from '@mirror-studio/domain/access';
import type { SubscriptionNotice } from '@mirror-studio/domain/economy';
import { formatAny, type Language } from '@mirror-studio/domain/texts';
import { common } from '@mirror-studio/domain/texts/en/common';
import { layOut } from './layout.ts';
import type { Message } from './mailer.ts';
import { mailTexts } from './texts.ts';

/** What somebody is told of the copy of their data, of the end of their account, or of their subscription. */
export interface AccountNews {
  readonly kind:
    | 'exportReady'
    | 'exportFailed'
    | 'deletionAsked'
    | 'deletionKept'
    | 'deletionDone'
    | SubscriptionNotice;
  /** Where its button leads, from the root of the site. Default: to the profile, and in the end to the front page. */
  readonly link?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The message about it. Takes the address, what is told, the language, and where the product is. */
export function composeAccountNews(
  to: string,
  { kind, link: path = pathOf(kind === 'deletionDone' ? 'home' : 'profile'), values = {} }: AccountNews,
  language: Language,
  origin: string,
): Message {
  const texts = mailTexts[language];
  const say = (key: keyof typeof texts) => formatAny(texts, key, language, values);
  const link = new URL(path, origin).href;
  const parts = {
    language,
    product: common.productName,
    subject: say(`${kind}Subject`),
    preheader: say(`${kind}Preheader`),
    heading: say(`${kind}Heading`),
    body: say(`${kind}Body`),
    button: say(`${kind}Button`),
    life: say(`${kind}Life`),
    notYou: say(`${kind}NotYou`),
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
