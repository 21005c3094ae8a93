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
    <div ref={ref} className={styles.body} {...(isScrollable ? { tabIndex: 0 } : {})}>
      <div>{children}</div>
    </div>
  );
}
