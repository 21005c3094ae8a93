import { pathOf } from '@mirror-studio/domain/access';
import { mostNamedWorks } from '@mirror-studio/domain/analytics';
import type { WorksReport } from '@mirror-studio/domain/contract';
import { analytics } from '@mirror-studio/domain/texts/en/analytics';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { EmptyState } from '@mirror-studio/ui/EmptyState';
import { useTextLocale, useTexts } from '@mirror-studio/ui/i18n';
import { ImageIcon } from '@mirror-studio/ui/icons';
import { LinkButton } from '@mirror-studio/ui/LinkButton';
import { pointsOf, toldApart, totalOf } from './figures.ts';
import { ReportView, type ReportViewProps, unasked } from './ReportView.tsx';

/** How what somebody published does as a function of what its query says. */
export function WorksReportView({ page, onRetry, asked = unasked }: ReportViewProps<WorksReport>) {
  const t = useTexts('analytics', analytics);
  const r = useTexts('routes', routes);
  const named = {
    title: r('analytics'),
    description: t('worksLead'),
    actions: <LinkButton href={pathOf('userAnalytics')}>{t('toUsage')}</LinkButton>,
  };
  return <ReportView page={page} onRetry={onRetry} asked={asked} named={named} shown={useShown()} />;
}

/** What stands on the page of a report. */
function useShown() {
  const t = useTexts('analytics', analytics);
  const locale = useTextLocale();
  const figure = (value: number) => new Intl.NumberFormat(locale).format(value);
  const words = { seriesLabel: t('now'), previousLabel: t('previous') };
  return ({ days, works, ever }: WorksReport) => {
    type Figure = keyof (typeof days)[number]['now'];
    const total = (of: Figure) => {
      const { now, previous } = totalOf(days, (day) => day[of]);
      return { label: t(of), value: figure(now), before: figure(previous) };
    };
    const published = totalOf(days, (day) => day.published);
    if (
      ever.works + ever.views + ever.saves + ever.likes + ever.remixes + ever.followers + published.now ===
      0
    )
      return {
        figures: [],
        charts: [],
        empty: (
          <EmptyState
            title={t('worksEmptyTitle')}
            icon={<ImageIcon size={24} />}
            actions={
              <LinkButton variant="primary" href={pathOf('gallery')}>
                {t('worksEmptyAction')}
              </LinkButton>
            }
          >
            {t('worksEmpty')}
          </EmptyState>
        ),
      };
    const titles = toldApart(
      works.map(({ title, isWithdrawn }) => (isWithdrawn ? t('withdrawn', { title }) : title)),
    );
    const overDays = (label: string, of: Figure) => ({
      label,
      points: pointsOf(days, locale, (day) => day[of]),
      ...words,
    });
    const most = (label: string, of: 'views' | 'saves' | 'likes' | 'remixes') => ({
      label,
      kind: 'bar' as const,
      points: works
        .map((work, at) => ({ label: titles[at] ?? '', value: work[of] }))
        .filter(({ value }) => value > 0)
        .toSorted((one, other) => other.value - one.value)
        .slice(0, mostNamedWorks),
    });
    return {
      figures: [
        total('views'),
        total('likes'),
        total('saves'),
        total('remixes'),
        total('followers'),
        total('published'),
        { label: t('viewsEver'), value: figure(ever.views) },
        { label: t('likesEver'), value: figure(ever.likes) },
        { label: t('savesEver'), value: figure(ever.saves) },
        { label: t('remixesEver'), value: figure(ever.remixes) },
        { label: t('followersNow'), value: figure(ever.followers) },
        { label: t('worksNow'), value: figure(ever.works) },
      ],
      charts: [
        { ...overDays(t('viewsByDay'), 'views'), isWide: true },
        { ...overDays(t('likesByDay'), 'likes'), isWide: true },
        { ...overDays(t('savesByDay'), 'saves'), isWide: true },
        { ...overDays(t('remixesByDay'), 'remixes'), isWide: true },
        { ...overDays(t('followersByDay'), 'followers'), isWide: true },
        most(t('worksViewed'), 'views'),
        most(t('worksLiked'), 'likes'),
        most(t('works'), 'saves'),
        most(t('worksRemixed'), 'remixes'),
        {
          label: t('publishedByDay'),
          kind: 'bar' as const,
          points: pointsOf(days, locale, (day) => day.published),
          previousLabel: t('previous'),
        },
      ],
    };
  };
}
