import type { ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import * as styles from './Heading.css.ts';

/** The steps of the type scale for headings. */
export type HeadingSize = keyof typeof styles.size;

export interface HeadingProps extends RootProps<HTMLHeadingElement> {
  /** Its level in the outline of the page. Default 2. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * How large it is, whatever its level: `hero`, `display`, `heading` and `title` in the display face, `small` in that of
   * the controls. Default follows the level: `display`, `heading`, `title`, then `small`.
   */
  size?: HeadingSize;
  /** Default `base`. */
  tone?: keyof typeof styles.tone;
  /** One line, then an ellipsis; the whole of it in a tooltip of the browser. Default false. */
  isTruncated?: boolean;
  /** The words. */
  children: ReactNode;
}

const sizes: Record<1 | 2 | 3 | 4 | 5 | 6, HeadingSize> = {
  1: 'display',
  2: 'heading',
  3: 'title',
  4: 'small',
  5: 'small',
  6: 'small',
};

/** A heading: its level says where it stands in the page, its size how loud it is. */
export function Heading({
  level = 2,
  size = sizes[level],
  tone = 'base',
  isTruncated = false,
  children,
  className,
  ...rest
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      {...(isTruncated && typeof children === 'string' && { title: children })}
      {...rest}
      className={cx(
        styles.root,
        styles.size[size],
        styles.tone[tone],
        isTruncated && styles.isOneLine,
        className,
      )}
    >
      {children}
    </Element>
  );
}
