import { type RefObject, useLayoutEffect, useState } from 'react';
import { observePlace } from '../../../theme/observeSize.ts';
import type { Band, Measures } from './wallLayout.ts';

/** About how wide a column is, in px, and between how many columns there are. */
const measures = {
  comfortable: { columnPx: 300, fewest: 2, most: 6 },
  compact: { columnPx: 170, fewest: 3, most: 12 },
} as const;
/** How large the pictures of a wall are. */
export type WallDensity = keyof typeof measures;

/** What is known of a wall once it is laid out. */
interface Seen extends Measures, Band {
  readonly columns: number;
}

/**
 * The part of a wall that is in sight and a page above and below it, whatever scrolls; told anew when that has moved by half a page.
 *
 * @returns Null until it is laid out.
 */
export function useBand(wall: RefObject<HTMLElement | null>, density: WallDensity): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null);
  useLayoutEffect(() => {
    const { current } = wall;
    if (!current) return undefined;
    const look = () => {
      const next = bandOf(current, density);
      setSeen((before) => (before && isSame(before, next) ? before : next));
    };
    look();
    return observePlace(current, look);
  }, [wall, density]);
  return seen;
}

function bandOf(wall: HTMLElement, density: WallDensity): Seen {
  const { columnPx, fewest, most } = measures[density];
  const { clientWidth } = wall;
  const page = window.innerHeight;
  const { top } = wall.getBoundingClientRect();
  const gap = Number.parseFloat(getComputedStyle(wall).columnGap) || 0;
  const columns = Math.min(most, Math.max(fewest, Math.round(clientWidth / columnPx)));
  const step = page / 2;
  return {
    columns,
    gap,
    width: Math.max(0, (clientWidth - (columns - 1) * gap) / columns),
    from: Math.floor((-top - page) / step) * step,
    to: Math.ceil((-top + 2 * page) / step) * step,
  };
}

const isSame = (one: Seen, other: Seen) =>
  (Object.keys(one) as (keyof Seen)[]).every((key) => one[key] === other[key]);
