import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

interface LoadMoreOptions {
  /** How many there are: when it changes, more may be asked for. */
  count: number;
  isLoadingMore: boolean;
  onLoadMore: (() => void) | undefined;
  /** What scrolls; the page where it is left out. */
  scroller?: RefObject<HTMLElement | null>;
}

/** How far from the end more is asked for, in px. */
const margin = 320;

/**
 * Asks for more when the end comes near: once, and again only when something has come, or the end was left and come back
 * to. A browser without `IntersectionObserver`, such as jsdom, never comes to the end.
 *
 * @returns The ref of the element that stands at the end.
 */
export function useLoadMore({ count, isLoadingMore, onLoadMore, scroller }: LoadMoreOptions) {
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const asked = useRef<number | null>(null);
  const ask = useEffectEvent(() => onLoadMore?.());
  useEffect(() => {
    if (!end || isLoadingMore || typeof IntersectionObserver === 'undefined') return undefined;
    // What has come may have moved the end away: a new observer looks again.
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting ?? false;
        if (!isNear) asked.current = null;
        else if (asked.current !== count) {
          asked.current = count;
          ask();
        }
      },
      { root: scroller?.current ?? null, rootMargin: `0px 0px ${margin}px 0px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [end, scroller, count, isLoadingMore]);
  return setEnd;
}
