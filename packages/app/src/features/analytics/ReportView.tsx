import { usualPeriod } from '@mirror-studio/domain/analytics';
import type { UsageReport, WorksReport } from '@mirror-studio/domain/contract';
import { analytics } from '@mirror-studio/domain/texts/en/analytics';
import { type PageData, useFailureState } from '@mirror-studio/flows/page-data';
import { AnalyticsPage, type AnalyticsPageProps } from '@mirror-studio/ui/AnalyticsPage';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useSpan } from './useSpan.ts';

export interface ReportViewProps<Report> {
  page: PageData<Report>;
  onRetry: () => void;
  /** What the address says, and what can be done. Default the usual period. */
  asked?: Pick<AnalyticsPageProps, 'period' | 'onPeriodChange'> & { onSave?: (report: Report) => void };
}

interface ReportFrameProps<Report> extends Required<ReportViewProps<Report>> {
  /** What the page is called, and the way to the other one. */
  named: Pick<AnalyticsPageProps, 'title' | 'description' | 'actions'>;
  /** What stands on the page of a report. */
  shown: (report: Report) => Pick<AnalyticsPageProps, 'figures' | 'charts' | 'empty'>;
}

/** The period of a page of which the address says nothing. */
export const unasked = { period: usualPeriod, onPeriodChange: () => {} };

/** A page of figures as a function of what its query says. */
export function ReportView<Report extends UsageReport | WorksReport>({
  page,
  onRetry,
  asked,
  named,
  shown,
}: ReportFrameProps<Report>) {
  const t = useTexts('analytics', analytics);
  const failureState = useFailureState();
  const span = useSpan();
  const { onSave, ...period } = asked;
  const common = { ...named, ...period, figures: [], charts: [] };
  if (page.state === 'waiting') return <AnalyticsPage {...common} state="loading" />;
  if (page.state === 'failed') {
    const failure = failureState(page.failure, {
      onRetry,
      serverFailed: t('failed'),
      isRetrying: page.isRetrying,
    });
    return <AnalyticsPage {...common} state="failed" failure={failure} />;
  }
  const { data } = page;
  const note = span(data.days);
  return (
    <AnalyticsPage
      {...common}
      {...shown(data)}
      {...(note !== undefined && { note })}
      {...(onSave && { onSave: () => onSave(data) })}
    />
  );
}
