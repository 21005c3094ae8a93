import { writeMailCode } from '@mirror-studio/domain/auth';
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

/** Where a link leads, and the code that stands for it elsewhere. */
interface Sent {
  readonly to: string;
  readonly link: string;
  readonly code: string;
}

/** The message that carries a link of this kind, and its code: takes the address, both and the language. */
export function composeLink(kind: LinkKind, { to, link, code }: Sent, language: Language): Message {
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
    codeLabel: say('codeLabel'),
    code: writeMailCode(code),
    codeLife: say('codeLife'),
  };
  return {
    to,
    subject: parts.subject,
    link,
    html: layOut(parts),
    text: [
      parts.heading,
      parts.body,
      link,
      parts.life,
      `${parts.codeLabel}: ${parts.code}`,
      parts.codeLife,
      parts.notYou,
      `— ${parts.product}`,
    ].join('\n\n'),
  };
}
