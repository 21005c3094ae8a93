import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode, Ref } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar, type ProgressBarProps } from 'react-aria-components/ProgressBar';
import { cx } from '../../theme/cx.ts';
import * as styles from './Progress.css.ts';

export interface ProgressProps
  extends Omit<ProgressBarProps, 'aria-label' | 'children' | 'className' | 'style'> {
  /** What is going on: the bar's name. */
  label: string;
  /** The name is for screen readers alone. Default false. */
  isLabelHidden?: boolean;
  /** Shown at the end of the label's line and said by screen readers: "4 of 8". Default the percentage. */
  valueLabel?: ReactNode;
  /** Violet while the machine makes something, neutral for any other wait. Default `violet`. */
  tone?: 'violet' | 'neutral';
  /** Added to the classes of the outer element. */
  className?: string;
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
}

/** How far a wait has come. `isIndeterminate` where nothing can be counted. */
export function Progress({
  label,
  isLabelHidden = false,
  tone = 'violet',
  className,
  ...rest
}: ProgressProps) {
  const naming = isLabelHidden ? { 'aria-label': label } : {};
  return (
    <ProgressBar {...rest} {...naming} className={cx(styles.root, className)}>
      {({ percentage = 0, valueText, isIndeterminate }): ReactNode => (
        <>
          {!isLabelHidden && (
            <span className={styles.line}>
              <Label>{label}</Label>
              {!isIndeterminate && <span className={styles.value}>{valueText}</span>}
            </span>
          )}
          <span className={styles.track}>
            <span
              className={cx(styles.bar, styles.tone[tone], isIndeterminate && styles.isIndeterminate)}
              style={assignInlineVars({ [styles.done]: String(percentage / 100) })}
            />
          </span>
        </>
      )}
    </ProgressBar>
  );
}
