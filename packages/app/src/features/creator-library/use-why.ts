import { risingRules } from '@mirror-studio/domain/constants/feeds';
import type { FeedReason, Work } from '@mirror-studio/domain/contract';
import { formatDay } from '@mirror-studio/domain/texts';
import { family as texts } from '@mirror-studio/domain/texts/en/family';
import type { WorksFeed } from '@mirror-studio/domain/works';
import { useTextLocale, useTexts } from '@mirror-studio/ui/i18n';

const { days, halfLifeHours, points } = risingRules;

/** Says why a work stands in a feed, a sentence each (decisions: Feeds). Takes what the feed was told of it. */
export function useWhy(): (feed: WorksFeed | null, work: Work, reason: FeedReason | undefined) => string[] {
  const t = useTexts('family', texts);
  const locale = useTextLocale();
  return (feed, work, reason) => {
    if (feed === 'followed') return [t('why_followed', { name: work.author.name || work.author.handle })];
    if (feed === null) return [t('why_newest', { date: formatDay(work.publishedAt, locale) })];
    if (!reason) return [];
    if (feed === 'remixed') return [t('why_remixed', { count: reason.remixers })];
    const given = (['likes', 'saves', 'remixes'] as const)
      .filter((kind) => reason[kind] > 0)
      .map((kind) => t(`why_${kind}`, { count: reason[kind] }));
    return [
      t('why_rising', { days, given: new Intl.ListFormat(locale).format(given) }),
      t('why_points', { count: reason.tenths / 10, hours: halfLifeHours, ...points }),
    ];
  };
}
