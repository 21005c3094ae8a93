import { type AnalyticsPeriod, analyticsPeriods } from '@mirror-studio/domain/analytics';
import { analytics } from '@mirror-studio/domain/texts/en/analytics';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { DownloadIcon } from '../../../icons/index.ts';
import { lazyPart, useLazyPart } from '../../../overlays/lazy-overlay.ts';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Segment, SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './AnalyticsPage.css.ts';
import type { AnalyticsChart } from './Charts.tsx';

/** A figure of the period. */
export interface AnalyticsFigure {
  /** What it is of. */
  readonly label: string;
  /** As it is written, with its unit. */
  readonly value: string;
  /** The figure of the period before, as it is written. */
  readonly before?: string;
}

export interface AnalyticsPageProps extends RootProps {
  /** The name of the page. */
  title: string;
  /** One line below it. */
  description: string;
  /** What is shown instead of the figures while they are on their way, or when they did not come. Default `shown`. */
  state?: 'loading' | 'shown' | 'failed';
  /** How many days are shown. */
  period: AnalyticsPeriod;
  /** Called with another period. */
  onPeriodChange: (period: AnalyticsPeriod) => void;
  /** Which days those are, where, and what they are compared with. */
  note?: string;
  /** The figures at a glance, in their order. */
  figures: readonly AnalyticsFigure[];
  /** The charts below them, in their order. */
  charts: readonly AnalyticsChart[];
  /** What stands in the place of the charts where there is nothing to show. */
  empty?: ReactNode;
  /** What failed. */
  failure?: ListFailure;
  /** Saves the figures as a file. Default: it is not offered. */
  onSave?: () => void;
  /** The way to the other page of figures, beside the title. */
  actions?: ReactNode;
}

/** Where the figures and charts will stand. */
const waiting = { figures: 4, widths: [true, false, false] } as const;

/** The drawing of charts and the tables behind them are most of what the page would need. */
const chartsPart = lazyPart(async () => (await import('./Charts.tsx')).Charts);

/** Figures of a period and its charts, each beside the period before. */
export function AnalyticsPage({
  title,
  description,
  state = 'shown',
  period,
  onPeriodChange,
  note,
  figures,
  charts,
  empty,
  failure,
  onSave,
  actions,
  ...rest
}: AnalyticsPageProps) {
  const t = useTexts('analytics', analytics);
  const { Component: Charts } = useLazyPart(chartsPart);
  return (
    <div {...rootProps(rest, styles.root)} aria-busy={state === 'loading' || undefined}>
      <PageHeader
        title={title}
        description={description}
        actions={
          <>
            {actions}
            {onSave && (
              <Button icon={<DownloadIcon size={18} />} isDisabled={state !== 'shown'} onPress={onSave}>
                {t('csv')}
              </Button>
            )}
          </>
        }
      />
      <SegmentedControl
        label={t('period')}
        isLabelHidden
        look="joined"
        className={styles.period}
        value={period}
        onChange={(next) => onPeriodChange(analyticsPeriods.find((one) => one === next) ?? period)}
      >
        {analyticsPeriods.map((one) => (
          <Segment key={one} value={one}>
            {t(`period_${one}`)}
          </Segment>
        ))}
      </SegmentedControl>
      {state === 'loading' && <Waiting label={t('loading')} />}
      {state === 'failed' && <ErrorState {...(failure ?? { kind: 'server', message: t('failed') })} />}
      {state === 'shown' && (
        <>
          {note !== undefined && <p className={styles.note}>{note}</p>}
          {figures.length > 0 && (
            <dl className={styles.figures} aria-label={t('figures')}>
              {figures.map(({ label, value, before }) => (
                <div key={label} className={styles.figure}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.value}>{value}</dd>
                  {before !== undefined && (
                    <dd className={styles.before}>{t('before', { figure: before })}</dd>
                  )}
                </div>
              ))}
            </dl>
          )}
          {empty}
          {charts.length > 0 &&
            (Charts ? (
              <Charts charts={charts} />
            ) : (
              <WaitingCharts widths={charts.map(({ isWide }) => isWide === true)} />
            ))}
        </>
      )}
    </div>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <>
      <output className={styles.figures} aria-label={label}>
        {Array.from({ length: waiting.figures }, (_, at) => (
          <span key={at} className={styles.figure}>
            <Skeleton width="100%" height="4.5rem" />
          </span>
        ))}
      </output>
      <WaitingCharts widths={waiting.widths} />
    </>
  );
}

/** The places of the charts. Takes which of them are as wide as the page. */
function WaitingCharts({ widths }: { widths: readonly boolean[] }) {
  return (
    <div className={styles.charts}>
      {widths.map((isWide, at) => (
        <div key={at} className={isWide ? styles.wide : styles.chart}>
          <Skeleton width="100%" height={isWide ? '15.5rem' : '10.5rem'} />
        </div>
      ))}
    </div>
  );
}
