import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { observeSize } from '../../theme/observeSize.ts';
import { createHeights, indexAt } from './heights.ts';

interface RowsOptions {
  ids: readonly string[];
  /** Height of every row, or of a usual one, in px. */
  rowHeight: number;
  isFixedHeight: boolean;
  gap: number;
  scroller: RefObject<HTMLElement | null>;
}

/** Drawn beyond each edge of what is in sight, in px: Tab and fast scrolling find something there. */
const beyond = 320;
/** The list is drawn anew each time it has been scrolled this far, in px. */
const step = 160;
/** What is taken to be in sight before the place has been measured, in px. */
const unmeasured = 480;

/** Which rows are in sight, and where each stands. */
export function useRows({ ids, rowHeight, isFixedHeight, gap, scroller }: RowsOptions) {
  const [view, setView] = useState({ top: 0, height: unmeasured });
  const [heights] = useState(createHeights);
  const version = useSyncExternalStore(heights.subscribe, heights.version, heights.version);
  /** How far rows above the sight have grown since it was last drawn. */
  const shift = useRef(0);

  const offsets = useMemo(() => {
    void version;
    const found = new Float64Array(ids.length + 1);
    let at = 0;
    for (const [index, id] of ids.entries()) {
      found[index] = at;
      at += (isFixedHeight ? rowHeight : (heights.of(id) ?? rowHeight)) + gap;
    }
    found[ids.length] = Math.max(at - gap, 0);
    return found;
  }, [ids, rowHeight, isFixedHeight, gap, heights, version]);

  useEffect(() => {
    const { current: place } = scroller;
    if (!place) return undefined;
    const look = () => {
      place.toggleAttribute('data-more', place.scrollTop < place.scrollHeight - place.clientHeight - 1);
      const top = Math.floor(place.scrollTop / step) * step;
      setView((last) =>
        last.top === top && last.height === place.clientHeight ? last : { top, height: place.clientHeight },
      );
    };
    const end = observeSize([place], look);
    place.addEventListener('scroll', look, { passive: true });
    return () => {
      end();
      place.removeEventListener('scroll', look);
    };
  }, [scroller]);

  const current = useRef(offsets);
  useLayoutEffect(() => {
    current.current = offsets;
    // What is in sight stays where it is when a row above it turns out taller than was thought.
    if (shift.current !== 0) scroller.current?.scrollBy(0, shift.current);
    shift.current = 0;
  }, [offsets, scroller]);

  /** A row calls it with its height. */
  const measured = useCallback(
    (id: string, index: number, height: number) => {
      const known = heights.of(id) ?? rowHeight;
      if (height === 0 || Math.abs(height - known) < 0.5) return;

      if ((current.current[index + 1] ?? 0) <= (scroller.current?.scrollTop ?? 0))
        shift.current += height - known;
      heights.note(id, height);
    },
    [heights, rowHeight, scroller],
  );

  const first = indexAt(offsets, view.top - beyond);
  const last = Math.min(indexAt(offsets, view.top + view.height + step + beyond), ids.length - 1);
  return { first, last, offsets, total: offsets[ids.length] ?? 0, measured };
}
