import { ui } from '@mirror-studio/domain/texts/en/ui';
import { memo, type ReactNode, type RefCallback, useLayoutEffect, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { useTableCell, useTableRow, useTableSelectionCheckbox } from 'react-aria/useTable';
import { Button } from 'react-aria-components/Button';
import type { TableState } from 'react-stately/useTableState';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ChevronRightIcon } from '../../../icons/index.ts';
import { cx } from '../../../theme/cx.ts';
import { observeSize } from '../../../theme/observeSize.ts';
import { useMergedRef } from '../../../theme/useMergedRef.ts';
import { SelectionBox } from '../../Choice/SelectionBox.tsx';
import type { Line, TableNode } from '../model/collection.ts';
import * as styles from '../Table.css.ts';
import type { TableColumn, TableItem } from '../Table.types.ts';

interface RowProps<Item extends TableItem> {
  node: TableNode<Item>;
  line: Line<Item>;
  state: TableState<Item>;
  isVirtual: boolean;
  /** Where it stands in px, where rows are virtual. */
  top: number | undefined;
  /** Called with its height whenever that changes. */
  onMeasure: ((id: string, index: number, height: number) => void) | undefined;
  sampleRef: RefCallback<HTMLElement> | undefined;
  detailOf: ((item: Item) => ReactNode) | undefined;
}

function Row<Item extends TableItem>({
  node,
  line,
  state,
  isVirtual,
  top,
  onMeasure,
  sampleRef,
  detailOf,
}: RowProps<Item>) {
  const t = useTexts('ui', ui);
  const ref = useRef<HTMLDivElement>(null);
  const { rowProps, expandButtonProps, isSelected, isDisabled, isPressed, hasAction, allowsSelection } =
    useTableRow({ node, isVirtualized: isVirtual }, state, ref);
  const { hoverProps, isHovered } = useHover({
    isDisabled: line.isDetail || !(allowsSelection || hasAction),
  });
  const { focusProps, isFocusVisible } = useFocusRing();
  const { key } = line;
  useLayoutEffect(() => {
    const { current: row } = ref;
    if (!row || !onMeasure) return undefined;
    const measure = () => onMeasure(key, node.index, row.getBoundingClientRect().height);
    measure();
    return observeSize([row], measure);
  }, [key, node.index, onMeasure]);

  const labelledby = wordsOf(rowProps['aria-labelledby']);
  const isExpanded = line.hasMore && state.expandedKeys.has(key);
  const place = state.treeColumn !== null && {
    'aria-posinset': line.position + 1,
    'aria-setsize': line.siblings,
  };
  return (
    <div
      {...mergeProps(rowProps, hoverProps, focusProps, place || {}, { 'aria-labelledby': labelledby })}
      // Nobody chooses what is shown under a row.
      {...(line.isDetail && {
        'aria-selected': undefined,
        'aria-labelledby': undefined,
        'aria-label': t('details'),
      })}
      ref={useMergedRef(ref, sampleRef)}
      /** Whether the row is hovered with a mouse. */
      data-hovered={isHovered || undefined}
      /** Whether the row is being pressed. */
      data-pressed={isPressed || undefined}
      /** Whether the row is chosen. */
      data-selected={isSelected || undefined}
      /** Whether the row cannot be chosen. */
      data-disabled={(isDisabled && !line.isDetail) || undefined}
      /** Whether the row is keyboard focused. */
      data-focus-visible={isFocusVisible || undefined}
      /** Whether what is under the row is shown. */
      data-expanded={isExpanded || undefined}
      /** Whether a press on the row does something: chooses it, or calls `onRowAction`. */
      data-action={hasAction || allowsSelection || undefined}
      className={cx(styles.line, styles.row)}
      style={{ insetBlockStart: top }}
    >
      {[...(state.collection.getChildren?.(node.key) ?? [])].map((cell) =>
        cell.column?.props.isSelectionCell && !line.isDetail ? (
          <SelectCell key={cell.key} node={cell} state={state} isVirtual={isVirtual} />
        ) : (
          <Cell
            key={cell.key}
            node={cell}
            line={line}
            state={state}
            isVirtual={isVirtual}
            detailOf={detailOf}
          >
            {line.hasMore && cell.column?.key === state.treeColumn && (
              <Button
                {...expandButtonProps}
                aria-labelledby={`${expandButtonProps.id} ${labelledby}`}
                aria-label={t(isExpanded ? 'collapseRow' : 'expandRow')}
                className={styles.expand}
              >
                <ChevronRightIcon size={16} />
              </Button>
            )}
          </Cell>
        ),
      )}
    </div>
  );
}

/** A row is called by the words of its cells, not by the buttons in them. */
const wordsOf = (ids = '') =>
  ids
    .split(' ')
    .map((id) => `${id}-words`)
    .join(' ');

/** Drawn anew when the table is, not when it scrolls. */
export const TableRow = memo(Row) as typeof Row;

interface CellProps<Item extends TableItem> {
  node: TableNode<Item>;
  state: TableState<Item>;
  isVirtual: boolean;
}

function SelectCell<Item extends TableItem>({ node, state, isVirtual }: CellProps<Item>) {
  const ref = useRef<HTMLDivElement>(null);
  const { gridCellProps } = useTableCell({ node, isVirtualized: isVirtual }, state, ref);
  const { checkboxProps } = useTableSelectionCheckbox({ key: node.parentKey ?? '' }, state);
  const t = useTexts('ui', ui);
  return (
    <div {...gridCellProps} ref={ref} className={cx(styles.cell, styles.selectCell)}>
      <SelectionBox
        {...checkboxProps}
        aria-label={t('selectRow')}
        aria-labelledby={checkboxProps['aria-labelledby']?.replace(/(?<= \S+)(?= |$)/g, '-words')}
      />
    </div>
  );
}

interface ValueProps<Item extends TableItem> extends CellProps<Item> {
  line: Line<Item>;
  detailOf: ((item: Item) => ReactNode) | undefined;
  /** What expands the row. */
  children: ReactNode;
}

function Cell<Item extends TableItem>({
  node,
  line,
  state,
  isVirtual,
  detailOf,
  children,
}: ValueProps<Item>) {
  const ref = useRef<HTMLDivElement>(null);
  const { gridCellProps } = useTableCell({ node, isVirtualized: isVirtual }, state, ref);
  const { focusProps, isFocusVisible } = useFocusRing();
  const { column }: { column?: TableColumn<Item> } = line.isDetail ? {} : (node.column?.props ?? {});
  const isTitle = node.column !== undefined && state.collection.rowHeaderColumnKeys.has(node.column.key);
  return (
    <div
      // A cell that is no <td> says by ARIA alone how many columns it is over.
      {...mergeProps(gridCellProps, focusProps)}
      {...{ colSpan: undefined }}
      ref={ref}
      /** Whether the cell is a figure. */
      data-numeric={column?.isNumeric || undefined}
      /** Whether the cell names its row: it is the title of a card. */
      data-title={(column && isTitle) || undefined}
      /** The name of the cell’s column, which stands before it on a card. */
      data-label={column && !column.isLabelHidden ? column.label : undefined}
      /** Whether the cell is keyboard focused. */
      data-focus-visible={isFocusVisible || undefined}
      className={cx(styles.cell, column ? styles.valueCell : styles.detailCell)}
    >
      {line.level > 0 && isTitle && !line.isDetail && (
        <span className={styles.indent} style={{ inlineSize: `${line.level * 1.25}rem` }} />
      )}
      {children}
      <span id={isTitle && !line.isDetail ? `${gridCellProps.id}-words` : undefined} className={styles.value}>
        {column ? column.cell(line.item) : detailOf?.(line.item)}
      </span>
    </div>
  );
}
