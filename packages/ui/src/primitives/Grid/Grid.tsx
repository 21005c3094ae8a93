import type { ReactNode, Ref } from 'react';
import { cx } from '../../theme/cx.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { gap as gaps } from '../Stack/Stack.css.ts';
import type { Gap, LayoutElement } from '../Stack/Stack.tsx';
import * as styles from './Grid.css.ts';

const words = { 2: 'two', 3: 'three', 4: 'four', 6: 'six' } as const;

export interface GridProps extends RootProps<HTMLElement> {
  /**
   * The least width of a column: 8 rem (`narrow`), 14 rem (`medium`) or 22 rem (`wide`). There are as many as the grid
   * has room for. Default `medium`.
   */
  column?: 'narrow' | 'medium' | 'wide';
  /** Never more columns than this. Default as many as fit. */
  maxColumns?: keyof typeof words;
  /** The space between cells. Default `x4`, 16 px. */
  gap?: Gap;
  /** Cells across their line. Default `stretch`: all of a line are equally high. */
  align?: 'start' | 'center' | 'stretch';
  /** Fewer cells than columns share the whole width. Default false: they keep the width of a column. */
  isFilled?: boolean;
  /** What it is in the document. Default `div`. */
  as?: LayoutElement;
  /** The cells. */
  children: ReactNode;
}

/** Equal columns, as many as its own width has room for. */
export function Grid({
  column = 'medium',
  maxColumns,
  gap = 'x4',
  align = 'stretch',
  isFilled = false,
  as = 'div',
  className,
  ref,
  ...rest
}: GridProps) {
  const Element = as as 'div';
  return (
    <Element
      {...(as === 'ul' || as === 'ol' ? { role: 'list' } : {})}
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      className={cx(
        styles.root,
        gaps[gap],
        styles.column[column],
        styles.columns[maxColumns === undefined ? 'any' : words[maxColumns]],
        styles.align[align],
        isFilled && styles.isFilled,
        className,
      )}
    />
  );
}
