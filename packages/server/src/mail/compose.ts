import { formatAny, type Language } from '@mirror-studio/domain/texts';
import { common } from '@mirror-studio/domain/texts/en/common';
import type { LinkKind } from '../auth/store/links.ts';
import { layOut } from './layout.ts';
import type { Message } from './mailer.ts';
import { mailTexts } from './texts.ts';

/** How the texts of a link of each kind begin. */
export const linkTextNames = {
  magiclink: 'magicLink',
  signup: 'confirm',
  recovery: 'recover',
} as const satisfies Record<LinkKind, string>;

/** The message that carries a link of this kind: takes the address, the link and the language. */
export function composeLink(kind: LinkKind, to: string, link: string, language: Language): Message {
  const name = linkTextNames[kind];
  const texts = mailTexts[language];
  const say = (key: keyof typeof texts) => formatAny(texts, key, language);
  const parts = {
    language,
    product: common.productName,
    subject: say(`${name}Subject`),
    preheader: say(`${name}Preheader`),
    heading: say(`${name}Heading`),
    body: say(`${name}Body`),
    button: say(`${name}Button`),
    life: say('magicLinkLife'),
    notYou: say('notYou'),
    plainLink: say('plainLink'),
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
