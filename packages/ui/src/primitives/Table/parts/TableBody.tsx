import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { useTableRowGroup } from 'react-aria/useTable';
import type { TableState } from 'react-stately/useTableState';
import { observeSize } from '../../../theme/observeSize.ts';
import { useRows } from '../../VirtualList/useRows.ts';
import type { TableRows } from '../model/collection.ts';
import type { BodyLayout } from '../model/layout.ts';
import * as styles from '../Table.css.ts';
import type { TableItem } from '../Table.types.ts';
import { TableRow } from './TableRow.tsx';

interface BodyProps<Item extends TableItem> {
  state: TableState<Item>;
  rows: TableRows<Item>;
  scroller: RefObject<HTMLDivElement | null>;
  layout: BodyLayout;
  isVirtual: boolean;
  isCards: boolean;
  detailOf: ((item: Item) => ReactNode) | undefined;
}

/** What a row is taken to be high before one has been measured, in px. */
const unmeasured = { row: 40, card: 160 };
const noIds: readonly string[] = [];

/** All rows, or those in sight and the one with the focus. Scrolling draws this anew, and of its rows those that come. */
export function TableBody<Item extends TableItem>({
  state,
  rows,
  scroller,
  layout,
  isVirtual,
  isCards,
  detailOf,
}: BodyProps<Item>) {
  const { rowGroupProps } = useTableRowGroup();
  const [rowHeight, setRowHeight] = useState(unmeasured.row);
  const ids = useMemo(() => (isVirtual ? rows.lines.map(({ key }) => key) : noIds), [isVirtual, rows]);
  const isFixedHeight = !isCards && !detailOf;
  const { first, last, offsets, total, measured } = useRows({
    ids,
    rowHeight: isCards ? unmeasured.card : rowHeight,
    isFixedHeight,
    gap: 0,
    scroller,
  });

  const [sample, setSample] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!sample || !isVirtual || isCards) return undefined;
    const measure = () => setRowHeight((known) => sample.getBoundingClientRect().height || known);
    measure();
    return observeSize([sample], measure);
  }, [sample, isVirtual, isCards]);
  useLayoutEffect(() => {
    layout.put({ offsets, indexOf: (key) => rows.indexOf(key), scroller: scroller.current });
  }, [layout, offsets, rows, scroller]);

  const drawn = isVirtual
    ? Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => first + at)
    : rows.lines.map((_, at) => at);
  const focused = isVirtual ? rows.indexOf(state.selectionManager.focusedKey) : -1;
  if (focused >= 0 && focused < first) drawn.unshift(focused);
  if (focused > last) drawn.push(focused);

  return (
    <div
      {...rowGroupProps}
      className={isVirtual ? styles.virtualBody : undefined}
      style={isVirtual ? { blockSize: total } : undefined}
    >
      {drawn.map((index) => {
        const line = rows.lines[index];
        const node = rows.at(index);
        return (
          line &&
          node && (
            <TableRow
              key={line.key}
              node={node}
              line={line}
              state={state}
              isVirtual={isVirtual}
              top={isVirtual ? (offsets[index] ?? 0) : undefined}
              onMeasure={isVirtual && !isFixedHeight ? measured : undefined}
              sampleRef={index === first && isVirtual ? setSample : undefined}
              detailOf={detailOf}
            />
          )
        );
      })}
    </div>
  );
}
