import { type ReactNode, useRef } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Layer.css.ts';
import { useMore } from './useMore.ts';

/** The part of a layer that scrolls; while it does, the keyboard reaches it, and its end fades while there is more. */
export function ScrollBody({ children, className }: { children: ReactNode; className?: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const isScrollable = useMore(ref);
  return (
    <div ref={ref} className={cx(styles.body, className)} {...(isScrollable ? { tabIndex: 0 } : {})}>
      <div>{children}</div>
    </div>
  );
}
