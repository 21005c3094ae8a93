import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Layer.css.ts';

/** The part of a layer that scrolls; while it does, the keyboard reaches it, and its end fades while there is more. */
export function ScrollBody({ children, className }: { children: ReactNode; className?: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const { current: body } = ref;
    if (!body) return undefined;
    const measure = () => {
      const hidden = body.scrollHeight - body.clientHeight;
      setScrollable(hidden > 1);
      body.toggleAttribute('data-more', body.scrollTop < hidden - 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(body);
    for (const child of body.children) observer.observe(child);
    body.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      body.removeEventListener('scroll', measure);
    };
  }, []);
  return (
    <div ref={ref} className={cx(styles.body, className)} {...(isScrollable ? { tabIndex: 0 } : {})}>
      <div>{children}</div>
    </div>
  );
}
