import { type ReactNode, useRef } from 'react';
import { HeadingContext } from 'react-aria-components/Heading';
import { useSlottedContext } from 'react-aria-components/slots';
import { cx } from '../../theme/cx.ts';
import * as styles from './Overlay.css.ts';
import { useMore } from './useMore.ts';

interface ScrollBodyProps {
  children: ReactNode;
  /** Names it where the overlay has no title of its own to name it after. */
  label?: string;
  className?: string;
}

/** The part of an overlay that scrolls; while it does, the keyboard reaches it, and its end fades while there is more. */
export function ScrollBody({ children, label, className }: ScrollBodyProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isScrollable = useMore(ref);
  const title = useSlottedContext(HeadingContext, 'title')?.id;
  const named = label === undefined ? { 'aria-labelledby': title } : { 'aria-label': label };
  return (
    <div
      ref={ref}
      className={cx(styles.body, className)}
      {...(isScrollable ? { ...named, role: 'region', tabIndex: 0 } : {})}
    >
      <div>{children}</div>
    </div>
  );
}
