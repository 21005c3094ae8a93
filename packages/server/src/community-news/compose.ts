import { pathOf } from '@mirror-studio/domain/access';
import { moderationKeys, newsKeys, newsValues } from '@mirror-studio/domain/community';
import { type CommunityNews, type ModerationNews, mailEndPath } from '@mirror-studio/domain/contract';
import { formatAny, type Language } from '@mirror-studio/domain/texts';
import { common } from '@mirror-studio/domain/texts/en/common';
import { community as english } from '@mirror-studio/domain/texts/en/community';
import { moderation as englishModeration } from '@mirror-studio/domain/texts/en/moderation';
import { community as spanish } from '@mirror-studio/domain/texts/es/community';
import { moderation as spanishModeration } from '@mirror-studio/domain/texts/es/moderation';
import { layOut } from '../mail/layout.ts';
import type { Message } from '../mail/mailer.ts';
import { mailTexts } from '../mail/texts.ts';
import { digestTexts } from './texts.ts';

const newsTexts = { en: english, es: spanish };
const moderationTexts = { en: englishModeration, es: spanishModeration };

interface Digest {
  readonly news: readonly CommunityNews[];
  readonly moderation: readonly ModerationNews[];
  readonly language: Language;
  /** Ends these mails. */
  readonly key: string;
}

/** The mail about what somebody has not seen in the studio. Takes the address, what it is, and where the product is. */
export function composeDigest(
  to: string,
  { news, moderation, language, key }: Digest,
  origin: string,
): Message {
  const texts = digestTexts[language];
  // Of what was hidden the subject says no number.
  const people = Math.max(
    1,
    news.reduce((sum, one) => sum + one.people, 0),
  );
  const say = (name: string) => formatAny(texts, name, language, { count: people });
  const ofModeration = moderation.map((one) => {
    const words = moderationTexts[language];
    const values = { title: one.title ?? words.gone, rule: words[`rule_${one.rule ?? 'else'}`] };
    return formatAny(words, moderationKeys(one.act, one.kind).message, language, values);
  });
  const ofOthers = news.map((one) => {
    const words = newsTexts[language];
    return formatAny(words, newsKeys(one).message, language, newsValues(one, words.newsSomebody)).trimEnd();
  });
  const lines = [...ofModeration, ...ofOthers];
  const link = new URL(pathOf('creatorLibrary'), origin).href;
  const end = new URL(`${mailEndPath}/${key}`, origin).href;
  const parts = {
    language,
    product: common.productName,
    subject: say('subject'),
    preheader: lines[0] ?? '',
    heading: say('heading'),
    body: lines.join('\n'),
    button: say('button'),
    life: say('life'),
    notYou: say('notYou'),
    plainLink: mailTexts[language].plainLink,
    link,
    endLabel: say('end'),
    end,
  };
  const text = [
    parts.heading,
    parts.body,
    link,
    parts.life,
    parts.notYou,
    `${parts.endLabel}: ${end}`,
    `— ${parts.product}`,
  ];
  return { to, subject: parts.subject, link, html: layOut(parts), text: text.join('\n\n'), end };
}
