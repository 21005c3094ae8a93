import type { HTMLAttributes, Ref } from 'react';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { cx } from '../../theme/cx.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** What is being waited for, said to screen readers. Leave it out where text beside the spinner says it. */
  label?: string;
  /** Side in px. Default 18. */
  size?: number;
  /** Colour: that of the text around it, of generation, or of a running job. Default `inherit`. */
  tone?: 'inherit' | 'violet' | 'running';
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
}

/** A wait without a known length. Over two seconds, show a Progress with a count instead. */
export function Spinner({ label, size = 18, tone = 'inherit', className, ref, ...rest }: SpinnerProps) {
  const box = cx(styles.root, styles.tone[tone], className);
  const drawing = (
    <svg
      className={styles.arc}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      aria-hidden
      focusable="false"
    >
      <circle className={styles.track} cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="1.75" />
      <path d="M18 10a8 8 0 0 0-8-8" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
  if (!label) {
    return (
      <span {...rest} ref={ref} aria-hidden className={box}>
        {drawing}
      </span>
    );
  }
  return (
    <ProgressBar {...rest} ref={ref} aria-label={label} isIndeterminate className={box}>
      {drawing}
    </ProgressBar>
  );
}
