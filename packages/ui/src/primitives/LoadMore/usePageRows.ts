import { type RefObject, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { observePlace, observeSize } from '../../theme/observeSize.ts';
import { createHeights, indexAt } from '../VirtualList/heights.ts';

interface PageRowsOptions {
  list: RefObject<HTMLElement | null>;
  ids: readonly string[];
  /** Height of a usual row, in px: of those that have not been drawn yet. */
  usualPx: number;
  /** Only what is near the sight is drawn. */
  isLong: boolean;
}

/** So many are drawn before the list has been laid out. */
const unmeasured = 20;

/** Which rows of a list that the page scrolls are near the sight, and where each begins, in px from the top of the list. */
export function usePageRows({ list, ids, usualPx, isLong }: PageRowsOptions) {
  const [band, setBand] = useState<{ from: number; to: number } | null>(null);
  const [heights] = useState(createHeights);
  const version = useSyncExternalStore(heights.subscribe, heights.version, heights.version);
  const offsets = useMemo(() => {
    void version;
    const found = new Float64Array(ids.length + 1);
    for (const [index, id] of ids.entries())
      found[index + 1] = (found[index] ?? 0) + (heights.of(id) ?? usualPx);
    return found;
  }, [ids, usualPx, heights, version]);

  useLayoutEffect(() => {
    const { current } = list;
    if (!current || !isLong) return undefined;
    const look = () => {
      const page = window.innerHeight;
      const step = Math.max(1, page / 2);
      const { top } = current.getBoundingClientRect();
      const from = Math.floor((-top - page) / step) * step;
      const to = Math.ceil((-top + 2 * page) / step) * step;
      setBand((before) => (before?.from === from && before.to === to ? before : { from, to }));
    };
    look();
    return observePlace(current, look);
  }, [list, isLong]);

  const first = isLong && band ? Math.max(0, indexAt(offsets, band.from)) : 0;
  const end = isLong ? Math.min(ids.length, band ? indexAt(offsets, band.to) + 1 : unmeasured) : ids.length;

  // What is drawn tells how high it is: also when the list has become narrower.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are there when these change.
  useLayoutEffect(() => {
    const { current } = list;
    if (!current || !isLong) return undefined;
    const rows = Array.from(current.children).filter((row) => row instanceof HTMLElement);
    const measure = () => {
      for (const row of rows) {
        const { height } = row.getBoundingClientRect();
        const id = row.dataset['row'];
        if (id === undefined || height === 0) continue;
        if (Math.abs(height - (heights.of(id) ?? usualPx)) >= 0.5) heights.note(id, height);
      }
    };
    measure();
    return observeSize(rows, measure);
  }, [list, isLong, heights, usualPx, first, end, ids]);

  return { first: Math.min(first, end), end, offsets };
}
