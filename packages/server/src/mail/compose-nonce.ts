import { pathOf } from '@mirror-studio/domain/access';
import { writeMailCode } from '@mirror-studio/domain/auth';
import type { Language } from '@mirror-studio/domain/texts';
import { common } from '@mirror-studio/domain/texts/en/common';
import { layOut } from './layout.ts';
import type { Message } from './mailer.ts';
import { mailTexts } from './texts.ts';

/** The message with the code by which somebody who is signed in proves anew who they are. */
export function composeNonce(to: string, code: string, language: Language, origin: string): Message {
  const texts = mailTexts[language];
  const link = new URL(pathOf('profile'), origin).href;
  const parts = {
    language,
    product: common.productName,
    subject: texts.nonceSubject,
    preheader: texts.noncePreheader,
    heading: texts.nonceHeading,
    body: texts.nonceBody,
    button: texts.nonceButton,
    life: texts.nonceLife,
    notYou: texts.nonceNotYou,
    plainLink: texts.plainLink,
    link,
    codeLabel: texts.nonceCodeLabel,
    code: writeMailCode(code),
    codeLife: texts.nonceCodeLife,
  };
  const text = [
    parts.heading,
    parts.body,
    `${parts.codeLabel}: ${parts.code}`,
    parts.codeLife,
    parts.life,
    link,
    parts.notYou,
    `— ${parts.product}`,
  ].join('\n\n');
  return { to, subject: parts.subject, link, html: layOut(parts), text };
}
