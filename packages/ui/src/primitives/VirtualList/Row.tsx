import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { observeSize } from '../../theme/observeSize.ts';
import * as styles from './VirtualList.css.ts';

interface RowProps {
  id: string;
  index: number;
  count: number;
  top: number;
  /** Called with the height of the row whenever it changes; left out where it is known. */
  onMeasure: ((id: string, index: number, height: number) => void) | undefined;
  children: ReactNode;
}

/** One row in its place. */
export function Row({ id, index, count, top, onMeasure, children }: RowProps) {
  const ref = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const { current: row } = ref;
    if (!row || !onMeasure) return undefined;
    const measure = () => onMeasure(id, index, row.getBoundingClientRect().height);
    measure();
    return observeSize([row], measure);
  }, [id, index, onMeasure]);
  return (
    <li
      ref={ref}
      data-row={id}
      aria-posinset={index + 1}
      aria-setsize={count}
      className={styles.row}
      style={{ insetBlockStart: top }}
    >
      {children}
    </li>
  );
}
