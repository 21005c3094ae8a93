import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** `raised` lies on the page, `sunken` in it; `gold` holds value, `violet` something in the making. Default `raised`. */
  tone?: 'raised' | 'sunken' | 'gold' | 'violet';
  /** 0, 12, 16 or 24 px. Default `medium`. */
  padding?: 'none' | 'small' | 'medium' | 'large';
  /** The element: `article` for a thing of its own, `section` with a heading, `li` in a list. Default `div`. */
  elementType?: 'div' | 'article' | 'section' | 'li';
  /** What lies on it. */
  children: ReactNode;
  /** Reaches the element. */
  ref?: Ref<HTMLElement>;
}

/** A surface for one thing, with a silvered edge. Not a wrapper for everything. */
export function Card({
  tone = 'raised',
  padding = 'medium',
  elementType: Element = 'div',
  className,
  ref,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      ref={ref as Ref<HTMLDivElement & HTMLLIElement>}
      className={cx(styles.root, styles.tone[tone], styles.padding[padding], className)}
    />
  );
}
