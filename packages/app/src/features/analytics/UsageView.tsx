import { pathOf } from '@mirror-studio/domain/access';
import { waitRanges } from '@mirror-studio/domain/analytics';
import type { UsageReport } from '@mirror-studio/domain/contract';
import { imageModelLabel } from '@mirror-studio/domain/photo-shoot';
import { analytics } from '@mirror-studio/domain/texts/en/analytics';
import { jobs } from '@mirror-studio/domain/texts/en/jobs';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import type { AnalyticsChart } from '@mirror-studio/ui/AnalyticsPage';
import { EmptyState } from '@mirror-studio/ui/EmptyState';
import { useTextLocale, useTexts } from '@mirror-studio/ui/i18n';
import { ImageIcon } from '@mirror-studio/ui/icons';
import { LinkButton } from '@mirror-studio/ui/LinkButton';
import { pointsOf, totalOf } from './figures.ts';
import { ReportView, type ReportViewProps, unasked } from './ReportView.tsx';

/** What somebody made and spent as a function of what its query says. */
export function UsageView({ page, onRetry, asked = unasked }: ReportViewProps<UsageReport>) {
  const t = useTexts('analytics', analytics);
  const r = useTexts('routes', routes);
  const named = {
    title: r('userAnalytics'),
    description: t('usageLead'),
    actions: <LinkButton href={pathOf('analytics')}>{t('toWorks')}</LinkButton>,
  };
  return <ReportView page={page} onRetry={onRetry} asked={asked} named={named} shown={useShown()} />;
}

/** What stands on the page of a report. */
function useShown() {
  const t = useTexts('analytics', analytics);
  const j = useTexts('jobs', jobs);
  const locale = useTextLocale();
  const figure = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options).format(value);
  const words = { seriesLabel: t('now'), previousLabel: t('previous') };

  return ({ days, kinds, models, outcomes, waits }: UsageReport) => {
    const total = (label: string, of: (figures: UsageReport['days'][number]['now']) => number) => {
      const { now, previous } = totalOf(days, of);
      return { label, value: figure(now), before: figure(previous) };
    };
    const success = ({ completed, failed }: UsageReport['outcomes']['now']) =>
      completed + failed === 0 ? null : completed / (completed + failed);
    const share = (of: number | null) => (of === null ? t('none') : figure(of, { style: 'percent' }));
    const seconds = (ms: number | null) =>
      ms === null
        ? t('none')
        : figure(ms / 1_000, {
            style: 'unit',
            unit: 'second',
            unitDisplay: 'narrow',
            maximumFractionDigits: 1,
          });
    const figures = [
      total(t('credits'), ({ credits }) => credits),
      total(t('coins'), ({ coins }) => coins),
      total(t('images'), ({ images }) => images),
      total(t('seconds'), (day) => day.seconds),
      {
        label: t('success'),
        value: share(success(outcomes.now)),
        ...(success(outcomes.previous) !== null && { before: share(success(outcomes.previous)) }),
      },
      {
        label: t('firstPicture'),
        value: seconds(waits.medianMs),
        ...(waits.previousMedianMs !== null && { before: seconds(waits.previousMedianMs) }),
      },
    ];
    const { now: ended } = outcomes;
    const { now: spent } = totalOf(days, ({ credits, coins }) => credits + coins);
    if (ended.completed + ended.failed + ended.cancelled + spent === 0)
      return {
        figures,
        charts: [],
        empty: (
          <EmptyState
            title={t('emptyTitle')}
            icon={<ImageIcon size={24} />}
            actions={
              <LinkButton variant="primary" href={pathOf('photoShoot')}>
                {t('emptyAction')}
              </LinkButton>
            }
          >
            {t('empty')}
          </EmptyState>
        ),
      };
    const overDays = (
      label: string,
      of: (figures: UsageReport['days'][number]['now']) => number,
      more: Partial<AnalyticsChart> = {},
    ) => ({ label, points: pointsOf(days, locale, of), ...words, ...more });
    const charts: AnalyticsChart[] = [
      overDays(t('creditsByDay'), ({ credits }) => credits, { isWide: true }),
      overDays(t('imagesByDay'), ({ images }) => images, { isWide: true, tone: 'generation' }),
      ...(totalOf(days, (day) => day.seconds).now > 0
        ? [overDays(t('secondsByDay'), (day) => day.seconds, { isWide: true, tone: 'generation' })]
        : []),
      {
        label: t('kinds'),
        kind: 'bar',
        points: kinds.map(({ kind, jobs: value }) => ({ label: j(`kind_${kind}`), value })),
      },
      {
        label: t('models'),
        kind: 'bar',
        points: models.map(({ model, jobs: value }) => ({ label: imageModelLabel(model), value })),
      },
      {
        label: t('outcomes'),
        kind: 'bar',
        points: (['completed', 'failed', 'cancelled'] as const).map((end) => ({
          label: t(`outcome_${end}`),
          value: outcomes.now[end],
          previous: outcomes.previous[end],
        })),
        previousLabel: t('previous'),
      },
      {
        label: t('waits'),
        kind: 'distribution',
        points: waits.ranges.map((value, at) => ({ label: rangeLabel(at), value })),
      },
    ];
    return { figures, charts };
  };

  function rangeLabel(at: number): string {
    const [from, to] = [waitRanges[at - 1], waitRanges[at]];
    if (from === undefined) return t('waitUnder', { to: figure(to ?? 0) });
    if (to === undefined) return t('waitOver', { from: figure(from) });
    return t('waitBetween', { from: figure(from), to: figure(to) });
  }
}
