import { pathOf } from '@mirror-studio/domain/access';
import type { SignInDevice } from '@mirror-studio/domain/contract';
import { deviceName } from '@mirror-studio/domain/sessions';
import { formatAny, formatMoment, type Language } from '@mirror-studio/domain/texts';
import { common } from '@mirror-studio/domain/texts/en/common';
import { layOut } from './layout.ts';
import type { Message } from './mailer.ts';
import { mailTexts, sessionTexts } from './texts.ts';

/** Something that happened to an account, for its owner to hear of. */
export interface News {
  readonly kind: 'newDevice' | 'tokenReused' | 'identityLinked' | 'identityUnlinked';
  /** The third party that it is about, where it is about one. */
  readonly provider?: string;
  /** Who signed in, or whose session was ended. */
  readonly device: SignInDevice;
  readonly network: string | null;
  readonly at: Date;
  readonly language: Language;
}

/** The message about it. Takes the address, what happened, and where the product is. */
export function composeNews(to: string, { kind, language, ...news }: News, origin: string): Message {
  const texts = mailTexts[language];
  const ofSessions = sessionTexts[language];
  const device = deviceName(news.device, {
    both: (parts) => formatAny(ofSessions, 'device', language, parts),
    unknown: ofSessions.deviceUnknown,
  });
  const place =
    news.network === null
      ? texts.newsPlaceUnknown
      : formatAny(texts, 'newsPlace', language, { network: news.network });
  const time = `${formatMoment(news.at.getTime(), language, 'UTC')} UTC`;
  const facts = { device, place, time, provider: news.provider ?? '' };
  const link = new URL(pathOf('profile'), origin).href;
  const parts = {
    language,
    product: common.productName,
    subject: texts[`${kind}Subject`],
    preheader: formatAny(texts, `${kind}Preheader`, language, facts),
    heading: texts[`${kind}Heading`],
    body: formatAny(texts, `${kind}Body`, language, facts),
    button: texts.newsButton,
    life: texts.newsYou,
    notYou: texts.newsNotYou,
    plainLink: texts.plainLink,
    link,
  };
  return {
    to,
    subject: parts.subject,
    link,
    html: layOut(parts),
    text: [parts.heading, parts.body, parts.life, link, parts.notYou, `— ${parts.product}`].join('\n\n'),
  };
}
