import type { ReactNode, Ref } from 'react';
import { cx } from '../../theme/cx.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import * as styles from './Text.css.ts';

export interface TextProps extends RootProps<HTMLElement> {
  /** A paragraph, or words within a line. Default `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em';
  /** A step of the type scale. Default `body`. */
  size?: keyof typeof styles.size;
  /** `value` is gold and for coins alone; a status tone never says it by its colour alone. Default `base`. */
  tone?: keyof typeof styles.tone;
  /** Default `regular`. */
  weight?: keyof typeof styles.weight;
  /** In the face of prompts and ids. Default false. */
  isMono?: boolean;
  /** Figures of one width, for what changes or stands in columns. Default false. */
  isTabular?: boolean;
  /** No line is longer than is comfortable to read. Default false. */
  isMeasured?: boolean;
  /** No word alone on the last line, or all lines of one length. Default `pretty`. */
  wrap?: keyof typeof styles.wrap;
  /** At most so many lines, then an ellipsis; the whole of it in a tooltip of the browser. Default all. */
  lines?: 1 | 2 | 3 | 4;
  /** The words. */
  children: ReactNode;
}

/** Words to read, in a step of the type scale. */
export function Text({
  as = 'p',
  size = 'body',
  tone = 'base',
  weight = 'regular',
  isMono = false,
  isTabular = false,
  isMeasured = false,
  wrap = 'pretty',
  lines,
  children,
  className,
  ref,
  ...rest
}: TextProps) {
  const Element = as as 'p';
  return (
    <Element
      {...(lines !== undefined && typeof children === 'string' && { title: children })}
      {...rest}
      ref={ref as Ref<HTMLParagraphElement>}
      className={cx(
        styles.root,
        styles.size[size],
        styles.tone[tone],
        styles.weight[weight],
        styles.wrap[wrap],
        isMono && styles.isMono,
        isTabular && styles.isTabular,
        isMeasured && styles.isMeasured,
        lines === 1 && styles.isOneLine,
        lines !== undefined && lines > 1 && cx(styles.areLines, styles.atMost[lines as 2 | 3 | 4]),
        className,
      )}
    >
      {children}
    </Element>
  );
}
