import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Badge.css.ts';

export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'running' | 'gold' | 'violet';

export interface BadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style'> {
  /** What kind of fact it is; the words say it too. Default `neutral`. */
  tone?: BadgeTone;
  /** An icon of 14 px before the words. */
  icon?: ReactNode;
  /** One or two words. */
  children: ReactNode;
  /** Reaches the `<span>`. */
  ref?: Ref<HTMLSpanElement>;
}

/** One short fact about the thing it stands on. */
export function Badge({ tone = 'neutral', icon, children, className, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx(styles.root, styles.tone[tone], className)}>
      {icon}
      {children}
    </span>
  );
}

export interface CountBadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'style'> {
  /** How many. Nothing is shown at 0 or below. */
  count: number;
  /** The largest number written out; above it the badge shows it with a plus. Default 99. */
  max?: number;
  /** What it is pinned to, such as an IconButton whose label says the count too. */
  children?: ReactNode;
  /** Reaches the `<span>` of the figure. */
  ref?: Ref<HTMLSpanElement>;
}

/** A figure on the corner of a control. It is for the eye: say the count in the control's own name. */
export function CountBadge({ count, max = 99, children, className, ...rest }: CountBadgeProps) {
  const isPinned = children !== undefined;
  const figure = count > 0 && (
    <span {...rest} aria-hidden className={cx(styles.count, isPinned && styles.pinned, className)}>
      {count > max ? `${max}+` : count}
    </span>
  );
  if (!isPinned) return figure;
  return (
    <span className={styles.anchor}>
      {children}
      {figure}
    </span>
  );
}
