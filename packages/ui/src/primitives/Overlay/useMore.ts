import { type RefObject, useEffect, useState } from 'react';
import { observeSize } from '../../theme/observeSize.ts';

/** Marks what scrolls, down or along its lines, with `data-more` while there is more; returns whether it scrolls. */
export function useMore(ref: RefObject<HTMLElement | null>, way: 'down' | 'along' = 'down'): boolean {
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const { current: body } = ref;
    if (!body) return undefined;
    const measure = () => {
      const hidden =
        way === 'down' ? body.scrollHeight - body.clientHeight : body.scrollWidth - body.clientWidth;
      // From right to left a row scrolls below zero.
      const passed = way === 'down' ? body.scrollTop : Math.abs(body.scrollLeft);
      setScrollable(hidden > 1);
      body.toggleAttribute('data-more', passed < hidden - 1);
    };
    const end = observeSize([body, ...body.children], measure);
    body.addEventListener('scroll', measure, { passive: true });
    return () => {
      end();
      body.removeEventListener('scroll', measure);
    };
  }, [ref, way]);
  return isScrollable;
}
