import { common } from '@mirror-studio/domain/texts/en/common';
import { type CSSProperties, useMemo, useRef } from 'react';
import { useTable } from 'react-aria/useTable';
import type { Key } from 'react-aria-components/Table';
import { useTableColumnResizeState, useTableState } from 'react-stately/useTableState';
import { useControlled } from '../../controlled/useControlled.ts';
import { useTextLocale, useTexts } from '../../i18n/useTexts.ts';
import { cx } from '../../theme/cx.ts';
import { useMergedRef } from '../../theme/useMergedRef.ts';
import { useLoadMore } from '../LoadMore/useLoadMore.ts';
import { Status } from '../Status/Status.tsx';
import { columnId, columnKey, linesOf, TableRows } from './model/collection.ts';
import { BodyLayout } from './model/layout.ts';
import { sorterOf } from './model/sorting.ts';
import { templateOf, useTableWidth } from './model/widths.ts';
import { Empty } from './parts/Empty.tsx';
import { TableBody } from './parts/TableBody.tsx';
import { TableHead } from './parts/TableHead.tsx';
import { Waiting } from './parts/Waiting.tsx';
import * as styles from './Table.css.ts';
import type { TableItem, TableProps } from './Table.types.ts';

const none: ReadonlySet<Key> = new Set();

/** What is compared in columns: rows that can be sorted, chosen, expanded, and read as cards where there is little room. */
export function Table<Item extends TableItem>({
  label,
  columns,
  items,
  density = 'compact',
  ground = 'canvas',
  isVirtual = false,
  cardsBelow = 520,
  sort: givenSort,
  defaultSort,
  onSortChange,
  selectionMode = 'none',
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  disabledKeys,
  onRowAction,
  allowsResizing = false,
  onResizeEnd,
  childrenOf,
  detailOf,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedChange,
  isLoading = false,
  waitingRows = 6,
  isLoadingMore = false,
  onLoadMore,
  empty,
  className,
  ref,
  ...rest
}: TableProps<Item>) {
  const c = useTexts('common', common);
  const locale = useTextLocale();
  const root = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { width, isCards } = useTableWidth(root, cardsBelow);

  const [sort, setSort] = useControlled(
    givenSort,
    defaultSort ?? null,
    (next) => next && onSortChange?.(next),
  );
  const isOwnSort = givenSort === undefined;
  const sorted = useMemo(
    () => sorterOf(isOwnSort ? sort : null, columns, locale),
    [isOwnSort, sort, columns, locale],
  );
  const givenExpanded = useMemo(() => expandedKeys && new Set(expandedKeys), [expandedKeys]);
  const [expanded, setExpanded] = useControlled<ReadonlySet<Key>>(
    givenExpanded,
    defaultExpandedKeys ? new Set(defaultExpandedKeys) : none,
    (next) => onExpandedChange?.(new Set(next)),
  );

  const hasCheckboxes = selectionMode === 'multiple';
  const lines = useMemo(
    () => (isLoading ? [] : linesOf(items, { childrenOf, detailOf, expanded, sorted })),
    [isLoading, items, childrenOf, detailOf, expanded, sorted],
  );
  const collection = useMemo(
    () => new TableRows({ columns, lines, hasCheckboxes }),
    [columns, lines, hasCheckboxes],
  );
  const [first] = columns;
  const state = useTableState<Item>({
    collection,
    selectionMode,
    showSelectionCheckboxes: hasCheckboxes,
    ...(selectedKeys !== undefined && { selectedKeys }),
    ...(defaultSelectedKeys !== undefined && { defaultSelectedKeys }),
    ...(onSelectionChange && { onSelectionChange }),
    ...(disabledKeys && { disabledKeys }),
    ...(sort && { sortDescriptor: { column: columnKey(sort.column), direction: sort.direction } }),
    onSortChange: ({ column, direction }) => setSort({ column: columnId(column), direction }),
    ...((childrenOf || detailOf) && first && { treeColumn: columnKey(first.id) }),
    expandedKeys: expanded,
    onExpandedChange: setExpanded,
  });
  const resize = useTableColumnResizeState({ tableWidth: width }, state);
  const layout = useMemo(() => new BodyLayout(), []);
  const { gridProps } = useTable(
    {
      'aria-label': label,
      isVirtualized: isVirtual,
      ...(isVirtual && { layoutDelegate: layout }),
      ...(onRowAction && { onRowAction }),
    },
    state,
    grid,
  );
  const end = useLoadMore({
    count: items.length,
    isLoadingMore: isLoadingMore || isLoading,
    onLoadMore,
    scroller: grid,
  });
  const isResized = allowsResizing && width > 0 && !isCards;

  return (
    <div
      {...rest}
      ref={useMergedRef(root, ref)}
      data-density={density}
      /** `table`, or `cards` where there is little room. */
      data-layout={isCards ? 'cards' : 'table'}
      /** Whether only the rows in sight are in the document. */
      data-virtual={isVirtual || undefined}
      className={cx(styles.root, styles.ground[ground], className)}
      style={templateOf(collection, isResized ? resize.columnWidths : null) as CSSProperties}
    >
      <Status className={styles.said}>{isLoading || isLoadingMore ? c('loading') : ''}</Status>
      <div
        {...gridProps}
        ref={grid}
        aria-busy={isLoading || isLoadingMore || undefined}
        className={styles.scroller}
      >
        <TableHead
          state={state}
          resize={allowsResizing && !isCards ? resize : null}
          onResizeEnd={onResizeEnd}
        />
        {lines.length > 0 ? (
          <TableBody
            state={state}
            rows={collection}
            scroller={grid}
            layout={layout}
            isVirtual={isVirtual}
            isCards={isCards}
            detailOf={detailOf}
          />
        ) : (
          !isLoading && <Empty columns={collection.columnCount}>{empty}</Empty>
        )}
        {isLoading && <Waiting rows={waitingRows} collection={collection} />}
        {isLoadingMore && !isLoading && <Waiting rows={2} collection={collection} />}
        {onLoadMore && <div ref={end} className={styles.end} />}
      </div>
    </div>
  );
}
