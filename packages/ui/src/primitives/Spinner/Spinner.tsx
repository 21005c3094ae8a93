import { type HTMLAttributes, type Ref, use } from 'react';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';
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
  ref?: Ref<HTMLSpanElement>;
}

/** A wait without a known length. Over two seconds, show a Progress with a count instead. */
export function Spinner({ label, size = 18, tone = 'inherit', className, ref, ...rest }: SpinnerProps) {
  // A bar whose length nobody knows has a role and a name: React Aria's own would bring its figures into
  // every button. A pending button says by the id that it gives its bar what it waits for.
  const slot = use(ProgressBarContext);
  const id = slot && 'id' in slot ? slot.id : undefined;
  const naming = label ? { id, role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true };
  const box = cx(styles.root, styles.tone[tone], className);
  return (
    <span {...naming} {...rest} ref={ref} className={box}>
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
    </span>
  );
}
