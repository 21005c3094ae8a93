import { chart } from '@mirror-studio/domain/texts/en/chart';
import { type ReactNode, useId } from 'react';
import { useControlled } from '../../controlled/useControlled.ts';
import { useTextLocale, useTexts } from '../../i18n/useTexts.ts';
import { TableIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import { type RootProps, rootProps } from '../../theme/rootProps.ts';
import * as field from '../Field/Field.css.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import * as styles from './Chart.css.ts';
import { ChartTable } from './ChartTable.tsx';
import type { ChartPoint } from './chartGeometry.ts';
import { Plot } from './Plot.tsx';

export interface ChartProps extends RootProps<HTMLElement> {
  /** What it shows, and of when: its title. */
  label: string;
  /** The title is for screen readers alone. Default false. */
  isLabelHidden?: boolean;
  /** Values over time, values of things, or how often each range of values occurs. Default `line`. */
  kind?: 'line' | 'bar' | 'distribution';
  /** Each with a label of its own, in order; `binsOf` makes those of a distribution. */
  points: readonly ChartPoint[];
  /** What the values are, written beside the last; default not written. */
  seriesLabel?: string;
  /** What the period before is, written beside its dashed line. Default "Before", and not written. */
  previousLabel?: string;
  /** How figures are written. Default as whole or decimal numbers. */
  formatOptions?: Intl.NumberFormatOptions;
  /** Silver; gold for coins; violet for what was generated. Default `neutral`. */
  tone?: keyof typeof styles.tone;
  /** 8, 13 or 20 rem high. Default `medium`. */
  size?: keyof typeof styles.size;
  /** It is on its way: its place is kept. Default false. */
  isLoading?: boolean;
  /** Said in its place while there are no points. Default "Nothing to show yet." */
  empty?: ReactNode;
  /** The table of its figures is shown below, held by the parent. Screen readers have it always. */
  isTableShown?: boolean;
  /** Whether the table is shown at first. Default false. */
  defaultTableShown?: boolean;
  /** Hears when the table is shown and put away. */
  onTableShownChange?: (isShown: boolean) => void;
}

/** A few figures as one picture: thin lines, names beside what they name, and a table behind it. */
export function Chart({
  label,
  isLabelHidden = false,
  kind = 'line',
  points,
  seriesLabel,
  previousLabel,
  formatOptions,
  tone = 'neutral',
  size = 'medium',
  isLoading = false,
  empty,
  isTableShown: givenShown,
  defaultTableShown = false,
  onTableShownChange,
  ref,
  ...rest
}: ChartProps) {
  const t = useTexts('chart', chart);
  const locale = useTextLocale();
  const titleId = useId();
  const [isTableShown, setTableShown] = useControlled(givenShown, defaultTableShown, onTableShownChange);
  const figures = new Intl.NumberFormat(locale, formatOptions);
  const tick = new Intl.NumberFormat(locale, { notation: 'compact', ...formatOptions });
  const format = (value: number | null | undefined) =>
    typeof value === 'number' ? figures.format(value) : t('missing');
  const hasPrevious = points.some(({ previous }) => typeof previous === 'number');
  const words = {
    value: seriesLabel ?? t('value'),
    previous: hasPrevious ? (previousLabel ?? t('previous')) : undefined,
  };
  const hasPoints = points.length > 0 && !isLoading;
  return (
    <figure
      {...rootProps(rest, cx(styles.root, styles.tone[tone]))}
      ref={ref}
      aria-labelledby={titleId}
      aria-busy={isLoading || undefined}
    >
      <div className={styles.head}>
        <figcaption id={titleId} className={isLabelHidden ? field.hidden : styles.title}>
          {label}
          {isLoading && <span className={field.hidden}> {t('loading')}</span>}
        </figcaption>
        {hasPoints && (
          <ToggleButton
            size="small"
            variant="ghost"
            label={t('showTable')}
            icon={<TableIcon size={18} />}
            isSelected={isTableShown}
            onChange={setTableShown}
          />
        )}
      </div>
      {isLoading && <Skeleton className={styles.size[size]} />}
      {!isLoading && points.length === 0 && (
        <div className={cx(styles.empty, styles.size[size])}>{empty ?? t('empty')}</div>
      )}
      {hasPoints && (
        <>
          <Plot
            {...{ label, kind, points, size, words, format }}
            names={{ value: seriesLabel, previous: hasPrevious ? previousLabel : undefined }}
            formatTick={(value) => tick.format(value)}
          />
          <ChartTable {...{ label, points, format }} names={words} isShown={isTableShown} />
        </>
      )}
    </figure>
  );
}
