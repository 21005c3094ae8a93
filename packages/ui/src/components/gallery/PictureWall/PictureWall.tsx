import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import * as styles from './PictureWall.css.ts';
import { useBand, type WallDensity } from './useBand.ts';
import { layOut, picturesIn } from './wallLayout.ts';

export interface PictureWallProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Height by width. It stays the same function. */
  heightOf: (item: Item) => number;
  children: (item: Item, index: number) => ReactNode;
  /** Nothing to read yet: only the places. Default false. */
  isWaiting?: boolean;
  /** How large they are. Default `comfortable`. */
  density?: WallDensity;
}

/** So many are drawn before the wall has been laid out, and into this many columns. */
const unmeasured = { count: 60, columns: 3 };

/**
 * Pictures in columns as even as their order allows. One list, in the order given: where a picture hangs follows from the
 * shapes alone, so nothing moves when it comes, and Tab goes from newest to oldest. Only what is near the sight is drawn, and
 * what has had the focus last: Tab goes on from there, and what it opened gives it back.
 */
export function PictureWall<Item>({
  items,
  keyOf,
  heightOf,
  children,
  isWaiting = false,
  density = 'comfortable',
}: PictureWallProps<Item>) {
  const wall = useRef<HTMLDivElement>(null);
  const band = useBand(wall, density);
  const [focused, setFocused] = useState(-1);
  useEffect(() => {
    const { current } = wall;
    const hear = ({ target }: FocusEvent) => setFocused(indexOf(target));
    current?.addEventListener('focusin', hear);
    return () => current?.removeEventListener('focusin', hear);
  }, []);
  const columns = band?.columns ?? unmeasured.columns;
  const layout = useMemo(() => layOut(items.map(heightOf), columns), [items, heightOf, columns]);
  const { first, end } = band ? picturesIn(layout, band, band) : { first: 0, end: unmeasured.count };
  const drawn = indicesOf(Math.min(end, items.length), first, focused, items.length);
  const isPart = drawn.length < items.length;
  return (
    <div ref={wall} className={styles.wall} data-density={density}>
      <ul
        className={styles.list}
        aria-hidden={isWaiting || undefined}
        style={variables({ columns, ...layout.end })}
      >
        {drawn.map((index) => {
          const item = items[index];
          const place = layout.places[index];
          if (item === undefined || !place) return null;
          return (
            <li
              key={keyOf(item)}
              data-index={index}
              {...(isPart && { 'aria-posinset': index + 1, 'aria-setsize': items.length })}
              className={styles.place}
              style={variables({ ...place })}
            >
              {children(item, index)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Those in sight, and the one that had the focus last with its neighbours, to which Tab goes. */
function indicesOf(end: number, first: number, focused: number, count: number): readonly number[] {
  const inSight = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
  if (focused < 0) return inSight;
  const near = [focused - 1, focused, focused + 1].filter(
    (index) => index >= 0 && index < count && (index < first || index >= end),
  );
  return near.length === 0 ? inSight : [...inSight, ...near].toSorted((one, other) => one - other);
}

const indexOf = (target: EventTarget | null) =>
  target instanceof Element ? Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1) : -1;

function variables(values: Record<string, number>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
}
