import { Chart, type ChartProps } from '../../../primitives/Chart/index.ts';
import * as styles from './AnalyticsPage.css.ts';

/** A chart of the period, with what it needs of a `Chart`. */
export type AnalyticsChart = Pick<
  ChartProps,
  'label' | 'kind' | 'points' | 'seriesLabel' | 'previousLabel' | 'tone' | 'empty'
> & {
  /** As wide as the page. Default false. */
  readonly isWide?: boolean;
};

/** The charts of a page, of which the wide ones have a row for themselves. */
export function Charts({ charts }: { charts: readonly AnalyticsChart[] }) {
  return (
    <div className={styles.charts}>
      {charts.map(({ isWide = false, ...chart }) => (
        <div key={chart.label} className={isWide ? styles.wide : styles.chart}>
          <Chart {...chart} size={isWide ? 'medium' : 'small'} />
        </div>
      ))}
    </div>
  );
}
