import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { observeSize } from '../../../theme/observeSize.ts';
import * as styles from './PictureWall.css.ts';

export interface WallCell {
  key: string;
  /** Height by width. */
  height: number;
  content: ReactNode;
}

export interface PictureWallProps {
  cells: readonly WallCell[];
  /** Nothing to read yet: only the places. Default false. */
  isWaiting?: boolean;
}

const columnWidthPx = 300;
const [fewest, most] = [2, 6];
/** A gap counts for a little height when columns are evened. */
const gapHeight = 0.05;

/**
 * Pictures in columns as even as their order allows. One list, in the order given: where a picture hangs
 * follows from the shapes alone, so nothing moves when it comes, and Tab goes from newest to oldest.
 */
export function PictureWall({ cells, isWaiting = false }: PictureWallProps) {
  const wall = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(3);
  useLayoutEffect(() => {
    const { current } = wall;
    if (!current) return undefined;
    const measure = () =>
      setColumns(Math.min(most, Math.max(fewest, Math.round(current.clientWidth / columnWidthPx))));
    measure();
    return observeSize([current], measure);
  }, []);
  const { places, tallest } = hang(cells, columns);
  return (
    <div ref={wall} className={styles.wall}>
      <ul
        className={styles.list}
        aria-hidden={isWaiting || undefined}
        style={variables({ columns, height: tallest.height, count: Math.max(0, tallest.count - 1) })}
      >
        {places.map(({ cell, ...place }) => (
          <li key={cell.key} className={styles.place} style={variables(place)}>
            {cell.content}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Column {
  /** Sum of what hangs in it, in widths of a column. */
  height: number;
  count: number;
}

/** Each picture goes where there is most room: in the first of the shortest columns. */
function hang(cells: readonly WallCell[], columnCount: number) {
  const columns: Column[] = Array.from({ length: columnCount }, () => ({ height: 0, count: 0 }));
  const room = ({ height, count }: Column) => height + count * gapHeight;
  const places = cells.map((cell) => {
    const shortest = columns.reduce((best, next) => (room(next) < room(best) - 0.01 ? next : best));
    const place = { cell, column: columns.indexOf(shortest), height: shortest.height, count: shortest.count };
    shortest.height += cell.height;
    shortest.count += 1;
    return place;
  });
  return { places, tallest: columns.reduce((best, next) => (room(next) > room(best) ? next : best)) };
}

function variables(values: Record<string, number>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
}
