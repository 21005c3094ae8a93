import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'style'> {
  /** One line, in the product's own voice. */
  title?: ReactNode;
  /** Level of the title in the page. Default 2. */
  level?: 1 | 2 | 3 | 4;
  /** Why it is empty and what to do, in plain words. */
  children?: ReactNode;
  /** An icon of 24 px in the glass. */
  icon?: ReactNode;
  /** The next step: one button, seldom two. */
  actions?: ReactNode;
  /** Inside a list or a panel, or alone on a page. Default `compact`. */
  size?: 'compact' | 'page';
  /** In the middle of its room, or at the start of a column that begins there too. Default `center`. */
  align?: 'center' | 'start';
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
}

/** Nothing here, and that is fine: says why, and offers the next step. */
export function EmptyState({
  title,
  level = 2,
  children,
  icon,
  actions,
  size = 'compact',
  align = 'center',
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      {...rest}
      className={cx(styles.root, styles.size[size], align === 'start' && styles.atStart, className)}
    >
      {icon !== undefined && (
        <span aria-hidden="true" className={styles.glass}>
          {icon}
        </span>
      )}
      {title !== undefined && <Heading className={cx(styles.title, styles.titleSize[size])}>{title}</Heading>}
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && (
        <div className={cx(styles.actions, align === 'start' && styles.actionsAtStart)}>{actions}</div>
      )}
    </div>
  );
}
