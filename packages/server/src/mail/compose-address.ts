import { pathOf } from '@mirror-studio/domain/access';
import { type AddressSide, writeMailCode } from '@mirror-studio/domain/auth';
import { formatAny, type Language } from '@mirror-studio/domain/texts';
import { common } from '@mirror-studio/domain/texts/en/common';
import { layOut } from './layout.ts';
import type { Message } from './mailer.ts';
import { mailTexts } from './texts.ts';

interface Sent {
  readonly to: string;
  /** Whether it goes to the address that somebody has, or to the one that they want. */
  readonly side: AddressSide;
  readonly newEmail: string;
  /** It is the first address of an account that has a number alone. */
  readonly isFirst: boolean;
  readonly link: string;
  readonly code: string;
}

/** How the texts of a message to either address begin. */
const names = { old: 'addressOld', new: 'addressNew' } as const;

/** The message by which somebody proves one of the two addresses of a change: takes where it goes, and the language. */
export function composeAddressProof(
  { to, side, newEmail, isFirst, link, code }: Sent,
  language: Language,
): Message {
  const texts = mailTexts[language];
  const name = names[side];
  const say = (key: keyof typeof texts) => formatAny(texts, key, language, { newEmail });
  const parts = {
    language,
    product: common.productName,
    subject: say(`${name}Subject`),
    preheader: say(isFirst ? 'addressOfNumberPreheader' : 'addressPreheader'),
    heading: say('addressHeading'),
    body: say(isFirst ? 'addressOfNumberBody' : `${name}Body`),
    button: say(isFirst ? 'addressOfNumberButton' : 'addressButton'),
    life: say('addressLife'),
    notYou: say(side === 'old' ? 'addressNotYou' : 'addressNewNotYou'),
    plainLink: say('plainLink'),
    link,
    codeLabel: say('addressCodeLabel'),
    code: writeMailCode(code),
    codeLife: say('codeLife'),
  };
  const text = [
    parts.heading,
    parts.body,
    link,
    parts.life,
    `${parts.codeLabel}: ${parts.code}`,
    parts.codeLife,
    parts.notYou,
    `— ${parts.product}`,
  ].join('\n\n');
  return { to, subject: parts.subject, link, html: layOut(parts), text };
}

/** To somebody whose address another account asks for: nobody else is told that they have one. */
export function composeAddressTaken(to: string, language: Language, origin: string): Message {
  const texts = mailTexts[language];
  const say = (key: keyof typeof texts) => formatAny(texts, key, language);
  const link = new URL(pathOf('login'), origin).href;
  const parts = {
    language,
    product: common.productName,
    subject: say('addressTakenSubject'),
    preheader: say('addressTakenPreheader'),
    heading: say('addressTakenHeading'),
    body: say('addressTakenBody'),
    button: say('magicLinkButton'),
    life: say('addressTakenLife'),
    notYou: say('addressTakenNotYou'),
    plainLink: say('plainLink'),
    link,
  };
  const text = [parts.heading, parts.body, parts.life, link, parts.notYou, `— ${parts.product}`].join('\n\n');
  return { to, subject: parts.subject, link, html: layOut(parts), text };
}
