import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Ref } from 'react';
import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter, type MeterProps as AriaMeterProps } from 'react-aria-components/Meter';
import { cx } from '../../theme/cx.ts';
import * as bar from '../Progress/Progress.css.ts';

export interface MeterProps extends Omit<AriaMeterProps, 'aria-label' | 'children' | 'className' | 'style'> {
  /** What is measured: the meter's name. */
  label: string;
  /** The name is for screen readers alone. Default false. */
  isLabelHidden?: boolean;
  /** What the amount means. Default `neutral`. */
  tone?: 'neutral' | 'gold' | 'success' | 'warning' | 'danger';
  /** Added to the classes of the outer element. */
  className?: string;
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
}

/** An amount within a known range, such as space used. What moves toward an end is a Progress. */
export function Meter({ label, isLabelHidden = false, tone = 'neutral', className, ...rest }: MeterProps) {
  const naming = isLabelHidden ? { 'aria-label': label } : {};
  return (
    <AriaMeter {...rest} {...naming} className={cx(bar.root, className)}>
      {({ percentage, valueText }) => (
        <>
          {!isLabelHidden && (
            <span className={bar.line}>
              <Label>{label}</Label>
              <span className={bar.value}>{valueText}</span>
            </span>
          )}
          <span className={bar.track}>
            <span
              className={cx(bar.bar, bar.tone[tone])}
              style={assignInlineVars({ [bar.done]: String(percentage / 100) })}
            />
          </span>
        </>
      )}
    </AriaMeter>
  );
}
