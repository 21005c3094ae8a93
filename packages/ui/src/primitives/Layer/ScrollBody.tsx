import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './Layer.css.ts';

/** The part of a layer that scrolls; while it does, the keyboard reaches it. */
export function ScrollBody({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const { current: body } = ref;
    if (!body) return undefined;
    const measure = () => setScrollable(body.scrollHeight > body.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(body);
    for (const child of body.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable
    <div ref={ref} className={styles.body} tabIndex={isScrollable ? 0 : undefined}>
      <div>{children}</div>
    </div>
  );
}
