import { chart } from '@mirror-studio/domain/texts/en/chart';
import { useRef } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { cx } from '../../theme/cx.ts';
import * as field from '../Field/Field.css.ts';
import { useMore } from '../Overlay/useMore.ts';
import * as styles from './Chart.css.ts';
import type { ChartPoint } from './chartGeometry.ts';

interface ChartTableProps {
  label: string;
  points: readonly ChartPoint[];
  /** What the values are, and those of the period before where there are any. */
  names: { value: string; previous: string | undefined };
  format: (value: number | null | undefined) => string;
  /** For the eye, too; screen readers have it always. */
  isShown: boolean;
}

/** The figures behind a chart. */
export function ChartTable({ label, points, names, format, isShown }: ChartTableProps) {
  const t = useTexts('chart', chart);
  const ref = useRef<HTMLDivElement>(null);
  const isScrollable = useMore(ref) && isShown;
  return (
    <div
      ref={ref}
      className={isShown ? styles.tableFrame : field.hidden}
      {...(isScrollable && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={styles.column}>
              {t('point')}
            </th>
            <th scope="col" className={cx(styles.column, styles.isFigure)}>
              {names.value}
            </th>
            {names.previous !== undefined && (
              <th scope="col" className={cx(styles.column, styles.isFigure)}>
                {names.previous}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.label}>
              <th scope="row" className={styles.cell}>
                {point.label}
              </th>
              <td className={cx(styles.cell, styles.isFigure)}>{format(point.value)}</td>
              {names.previous !== undefined && (
                <td className={cx(styles.cell, styles.isFigure)}>{format(point.previous)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
