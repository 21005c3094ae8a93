import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'style'> {
  /** `text` is as high as a line where it stands, `picture` as wide as its place. Default `block`. */
  shape?: 'block' | 'picture' | 'text' | 'circle';
  /** Any CSS length; a number is px. */
  width?: number | string;
  /** Any CSS length; a number is px. */
  height?: number | string;
  /** Width by height, such as `3 / 4`. */
  ratio?: string;
  /** Reaches the `<span>`. */
  ref?: Ref<HTMLSpanElement>;
}

/**
 * Holds the place and the size of what is coming. Hidden from screen readers: give the region
 * `aria-busy` and say "Loading…" once.
 */
export function Skeleton({ shape = 'block', width, height, ratio, className, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden
      className={cx(styles.root, styles.shape[shape], className)}
      style={{ inlineSize: width, blockSize: height, aspectRatio: ratio }}
    />
  );
}
