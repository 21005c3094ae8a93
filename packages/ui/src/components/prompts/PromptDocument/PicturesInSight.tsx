import { libraryLimits } from '@mirror-studio/domain/constants/prompts';
import type { GalleryItem } from '@mirror-studio/domain/contract';
import {
  Fragment,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import * as styles from './PictureStrip.css.ts';

interface PicturesInSightProps {
  ref: Ref<HTMLUListElement>;
  items: readonly GalleryItem[];
  /** What is in the place of a picture. Takes what hears that it got the focus. */
  children: (item: GalleryItem, onFocus: () => void) => ReactNode;
  /** What follows the last. */
  more: ReactNode;
}

/** So many more are drawn before and after those in sight. */
const around = 8;

/** Takes a picture; returns how wide it is for its height. */
export const ratioOf = ({ width = 1, height = 1 }: GalleryItem) => width / height;

/**
 * The places of a strip. Of many, those near the sight are in the document, and the one that has the focus or had it last:
 * who comes back from a picture comes to it, and Tab goes on from there.
 */
export function PicturesInSight({ ref, items, children, more }: PicturesInSightProps) {
  const strip = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => strip.current as HTMLUListElement);
  const [sight, setSight] = useState<{ first: number; end: number }>({
    first: 0,
    end: libraryLimits.rowsDrawn,
  });
  const [focused, setFocused] = useState(0);
  const isLong = items.length > libraryLimits.rowsDrawn;
  // How wide all before a picture are together, for their height.
  const widths = useMemo(() => {
    const sums = new Float64Array(items.length + 1);
    for (const [at, item] of items.entries()) sums[at + 1] = (sums[at] ?? 0) + ratioOf(item);
    return sums;
  }, [items]);
  useEffect(() => {
    const { current } = strip;
    if (!current || !isLong) return;
    const look = () => {
      const gap = Number.parseFloat(getComputedStyle(current).columnGap) || 0;
      const height = current.querySelector('li')?.clientHeight ?? 0;
      // Nothing is laid out yet.
      if (height === 0) return;
      // It is negative where one reads from the right.
      const left = Math.abs(current.scrollLeft);
      const endOf = (at: number) => (widths[at + 1] ?? 0) * height + at * gap;
      const [first, last] = [
        firstPast(items.length, endOf, left),
        firstPast(items.length, endOf, left + current.clientWidth),
      ];
      setSight((before) => {
        const isDrawn =
          before.first <= Math.max(0, first - around / 2) &&
          before.end >= Math.min(items.length, last + around / 2);
        return isDrawn ? before : { first: first - around, end: last + 1 + around };
      });
    };
    look();
    current.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(current);
    return () => {
      current.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [isLong, items.length, widths]);
  const drawn = isLong
    ? [...items.keys()].filter((at) => (at >= sight.first && at < sight.end) || Math.abs(at - focused) <= 1)
    : [...items.keys()];
  /** Stands for those from one place to before another. */
  const skipped = (from: number, to: number) =>
    to > from && (
      <li
        className={styles.skipped}
        style={{
          aspectRatio: (widths[to] ?? 0) - (widths[from] ?? 0),
          marginInlineEnd: `calc(${to - from - 1} * ${styles.gap})`,
        }}
        aria-hidden
      />
    );
  return (
    <ul ref={strip} className={styles.strip}>
      {drawn.map((at, index) => {
        const item = items[at];
        return (
          item && (
            <Fragment key={item.id}>
              {skipped((drawn[index - 1] ?? -1) + 1, at)}
              <li
                className={styles.place}
                style={{ aspectRatio: ratioOf(item) }}
                {...(isLong && { 'aria-posinset': at + 1, 'aria-setsize': items.length })}
              >
                {children(item, () => setFocused(at))}
              </li>
            </Fragment>
          )
        );
      })}
      {skipped((drawn.at(-1) ?? -1) + 1, items.length)}
      {more}
    </ul>
  );
}

/** Takes how many there are, where each ends, and a place; returns the first that ends behind it, else the last. */
function firstPast(count: number, endOf: (at: number) => number, place: number): number {
  let [low, high] = [0, Math.max(count - 1, 0)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (endOf(middle) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}
