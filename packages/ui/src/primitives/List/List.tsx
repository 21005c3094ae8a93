/* oxlint-disable jsx-a11y/no-redundant-roles -- Safari drops the role of a list without bullets */
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './List.css.ts';

export interface ListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'style'> {
  /** What it is a list of. */
  label: string;
  /** ListItems. */
  children: ReactNode;
  /** Reaches the `<ul>`. */
  ref?: Ref<HTMLUListElement>;
}

/** A few things of one kind, a hairline between them. Hundreds belong in a VirtualList. */
export function List({ label, className, children, ...rest }: ListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul {...rest} role="list" aria-label={label} className={cx(styles.root, className)}>
      {children}
    </ul>
  );
}

export interface ListItemProps extends Omit<HTMLAttributes<HTMLLIElement>, 'title' | 'style'> {
  /** The thing. */
  title: ReactNode;
  /** A second line. */
  description?: ReactNode;
  /** An icon or a small picture before it. */
  icon?: ReactNode;
  /** At its end: a figure, a date, a button. */
  aside?: ReactNode;
  /** Reaches the `<li>`. */
  ref?: Ref<HTMLLIElement>;
}

/** One thing of a List. */
export function ListItem({ title, description, icon, aside, className, ...rest }: ListItemProps) {
  return (
    <li {...rest} className={cx(styles.item, className)}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        {description !== undefined && <div className={styles.description}>{description}</div>}
      </div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </li>
  );
}
