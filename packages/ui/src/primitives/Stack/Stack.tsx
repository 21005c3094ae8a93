import type { ReactNode, Ref } from 'react';
import { cx } from '../../theme/cx.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import * as styles from './Stack.css.ts';

/** A step of the space scale, 4 px each: `x4` is 16 px. */
export type Gap = keyof typeof styles.gap;

/** What a layout is in the document. A list needs `<li>` as its children. */
export type LayoutElement = 'div' | 'section' | 'ul' | 'ol';

export interface StackProps extends RootProps<HTMLElement> {
  /** One below another, or side by side; a row wraps. Default `column`. */
  direction?: 'column' | 'row';
  /** The space between children. Default `x4`, 16 px. */
  gap?: Gap;
  /** Across the direction. Default `stretch` in a column, `center` in a row. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /** Along the direction. Default `start`. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** A row does not wrap. Default false. */
  isOneLine?: boolean;
  /**
   * Children share a row equally, and stand one below another where the stack itself is narrower than 20 rem
   * (`narrow`), 32 rem (`medium`) or 48 rem (`wide`). For `row`; default never.
   */
  collapseBelow?: 'narrow' | 'medium' | 'wide';
  /** What it is in the document. Default `div`. */
  as?: LayoutElement;
  /** What is laid out. */
  children: ReactNode;
}

/** Lays children out in one direction, with a space of the scale between them. */
export function Stack({
  direction = 'column',
  gap = 'x4',
  align,
  justify = 'start',
  isOneLine = false,
  collapseBelow,
  as = 'div',
  className,
  ref,
  ...rest
}: StackProps) {
  const Element = as as 'div';
  const isCollapsing = direction === 'row' && collapseBelow !== undefined;
  const across = align ?? (direction === 'column' || isCollapsing ? 'stretch' : 'center');
  return (
    <Element
      {...(as === 'ul' || as === 'ol' ? { role: 'list' } : {})}
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      className={cx(
        styles.root,
        styles.direction[direction],
        styles.gap[gap],
        styles.align[across],
        styles.justify[justify],
        isOneLine && styles.isOneLine,
        isCollapsing && styles.collapseBelow[collapseBelow],
        className,
      )}
    />
  );
}
