import { ui } from '@mirror-studio/domain/texts/en/ui';
import { useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import {
  useTableColumnHeader,
  useTableColumnResize,
  useTableHeaderRow,
  useTableRowGroup,
  useTableSelectAllCheckbox,
} from 'react-aria/useTable';
import type { Key } from 'react-aria-components/Table';
import type { TableColumnResizeState, TableState } from 'react-stately/useTableState';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '../../../icons/index.ts';
import { cx } from '../../../theme/cx.ts';
import { SelectionBox } from '../../Choice/SelectionBox.tsx';
import { columnId, type TableNode } from '../model/collection.ts';
import * as styles from '../Table.css.ts';
import type { TableColumn, TableItem, TableProps } from '../Table.types.ts';
import * as head from './Head.css.ts';

interface HeadProps<Item extends TableItem> {
  state: TableState<Item>;
  resize: TableColumnResizeState<Item> | null;
  onResizeEnd: TableProps<Item>['onResizeEnd'];
}

/** The names of the columns; it stays in sight. */
export function TableHead<Item extends TableItem>({ state, resize, onResizeEnd }: HeadProps<Item>) {
  const { rowGroupProps } = useTableRowGroup();
  const [row] = state.collection.headerRows;
  if (!row) return null;
  return (
    <div {...rowGroupProps} className={styles.head}>
      <HeadRow node={row} state={state}>
        {state.collection.columns.map((column) =>
          column.props.isSelectionCell ? (
            <AllHeader key={column.key} node={column} state={state} />
          ) : (
            <Header key={column.key} node={column} state={state} resize={resize} onResizeEnd={onResizeEnd} />
          ),
        )}
      </HeadRow>
    </div>
  );
}

interface NodeProps<Item extends TableItem> {
  node: TableNode<Item>;
  state: TableState<Item>;
}

function HeadRow<Item extends TableItem>({
  node,
  state,
  children,
}: NodeProps<Item> & { children: React.ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const { rowProps } = useTableHeaderRow({ node }, state, ref);
  return (
    <div {...rowProps} ref={ref} className={cx(styles.line, styles.headLine)}>
      {children}
    </div>
  );
}

/** The box that chooses every row. */
function AllHeader<Item extends TableItem>({ node, state }: NodeProps<Item>) {
  const t = useTexts('ui', ui);
  const ref = useRef<HTMLDivElement>(null);
  const { columnHeaderProps } = useTableColumnHeader({ node }, state, ref);
  const { checkboxProps } = useTableSelectAllCheckbox(state);
  return (
    <div
      {...mergeProps(columnHeaderProps, { 'aria-label': t('selectAll') })}
      ref={ref}
      className={cx(styles.cell, styles.selectCell)}
    >
      <SelectionBox {...checkboxProps} aria-label={t('selectAll')} />
    </div>
  );
}

function Header<Item extends TableItem>({
  node,
  state,
  resize,
  onResizeEnd,
}: NodeProps<Item> & HeadProps<Item>) {
  const ref = useRef<HTMLDivElement>(null);
  const { column }: { column: TableColumn<Item> } = node.props;
  const isSortable: boolean = node.props.allowsSorting;
  const { columnHeaderProps, isPressed } = useTableColumnHeader({ node, focusMode: 'cell' }, state, ref);
  const { hoverProps, isHovered } = useHover({ isDisabled: !isSortable });
  const { focusProps, isFocusVisible } = useFocusRing();
  const wordsId = `${columnHeaderProps.id}-words`;
  const direction = state.sortDescriptor?.column === node.key ? state.sortDescriptor.direction : undefined;
  return (
    <div
      // Its name is not that of the handle in it.
      {...mergeProps(columnHeaderProps, hoverProps, focusProps, { 'aria-labelledby': wordsId })}
      ref={ref}
      /** Whether the head of a column that can be sorted is hovered with a mouse. */
      data-hovered={isHovered || undefined}
      /** Whether the head of a column is being pressed. */
      data-pressed={isPressed || undefined}
      /** Whether the head of the column is keyboard focused. */
      data-focus-visible={isFocusVisible || undefined}
      /** Whether the rows can be sorted by the column. */
      data-allows-sorting={isSortable || undefined}
      /** The direction in which the rows are sorted by the column: `ascending` or `descending`. */
      data-sort-direction={direction}
      /** Whether the column is of figures. */
      data-numeric={column.isNumeric || undefined}
      className={cx(styles.cell, head.header)}
    >
      <span id={wordsId} className={column.isLabelHidden ? styles.said : head.headLabel}>
        {column.label}
      </span>
      {isSortable && (
        <span className={head.arrow} aria-hidden>
          {direction === 'ascending' && <ArrowUpIcon size={14} />}
          {direction === 'descending' && <ArrowDownIcon size={14} />}
          {!direction && <ChevronsUpDownIcon size={14} />}
        </span>
      )}
      {resize && <Resizer node={node} resize={resize} onResizeEnd={onResizeEnd} />}
    </div>
  );
}

interface ResizerProps<Item extends TableItem> {
  node: TableNode<Item>;
  resize: TableColumnResizeState<Item>;
  onResizeEnd: TableProps<Item>['onResizeEnd'];
}

function Resizer<Item extends TableItem>({ node, resize, onResizeEnd }: ResizerProps<Item>) {
  const t = useTexts('ui', ui);
  const ref = useRef<HTMLInputElement>(null);
  const tell = (widths: Map<Key, number | string>) =>
    onResizeEnd?.(
      new Map([...widths].filter(([key]) => columnId(key)).map(([key, width]) => [columnId(key), width])),
    );
  const { resizerProps, inputProps, isResizing } = useTableColumnResize(
    { column: node, 'aria-label': t('resizeColumn'), onResizeEnd: tell },
    resize,
    ref,
  );
  const { focusProps, isFocusVisible } = useFocusRing();
  return (
    <div
      {...resizerProps}
      role="presentation"
      /** Whether the column is being resized. */
      data-resizing={isResizing || undefined}
      /** Whether the handle that resizes the column is keyboard focused. */
      data-focus-visible={isFocusVisible || undefined}
      className={head.resizer}
    >
      <input ref={ref} {...mergeProps(inputProps, focusProps)} />
    </div>
  );
}
