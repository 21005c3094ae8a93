import { pathOf } from '@mirror-studio/domain/access';
import { rememberedBrowserLimits } from '@mirror-studio/domain/constants/sign-in';
import type { SignInDevice } from '@mirror-studio/domain/contract';
import { deviceName } from '@mirror-studio/domain/sessions';
import { formatAny, formatMoment, type Language } from '@mirror-studio/domain/texts';
import { common } from '@mirror-studio/domain/texts/en/common';
import { layOut } from './layout.ts';
import type { Message } from './mailer.ts';
import { mailTexts, sessionTexts } from './texts.ts';

/** Something that happened to an account, for its owner to hear of. */
export type News = OfDevice | OfIdentity | OfPhone | AddressChanged | AddressFirst;

interface WithDevice {
  /** Who signed in, or whose session was ended; the browser that is remembered, or was; who linked or unlinked. */
  readonly device: SignInDevice;
  readonly network: string | null;
  readonly at: Date;
}

interface OfDevice extends WithDevice {
  readonly kind: 'newDevice' | 'tokenReused' | 'browserRemembered' | 'browserReused';
}

interface OfIdentity extends WithDevice {
  readonly kind: 'identityLinked' | 'identityUnlinked';
  /** The name of the third party. */
  readonly provider: string;
}

interface OfPhone extends WithDevice {
  readonly kind: 'phoneChanged';
  /** The number as people write it. */
  readonly phone: string;
}

interface AddressChanged {
  readonly kind: 'addressChanged';
  /** Both are told. */
  readonly to: string;
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly at: Date;
}

interface AddressFirst {
  readonly kind: 'addressFirst';
  readonly newEmail: string;
  readonly at: Date;
}

/** The message about it. Takes the address, what happened, the language, and where the product is. */
export function composeNews(to: string, news: News, language: Language, origin: string): Message {
  const { kind } = news;
  const texts = mailTexts[language];
  const facts = {
    time: formatMoment(news.at.getTime(), language, 'UTC'),
    days: rememberedBrowserLimits.days,
    ...factsOf(news, language),
  };
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
    notYou: texts[ofAddress.has(kind) ? 'addressNotYou' : 'newsNotYou'],
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

const ofAddress: ReadonlySet<News['kind']> = new Set(['addressChanged', 'addressFirst']);

function factsOf(news: News, language: Language): Readonly<Record<string, string>> {
  if (news.kind === 'addressFirst') return { newEmail: news.newEmail };
  if (news.kind === 'addressChanged') return { oldEmail: news.oldEmail, newEmail: news.newEmail };
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
  return {
    device,
    place,
    ...('provider' in news && { provider: news.provider }),
    ...('phone' in news && { phone: news.phone }),
  };
}
