import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList as AriaGridList, GridListItem } from 'react-aria-components/GridList';
import type { Key, Selection } from 'react-aria-components/Table';
import type { DragAndDropHooks } from 'react-aria-components/useDragAndDrop';
import { GripIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { RowBox } from '../Rows/RowBox.tsx';
import * as rows from '../Rows/Rows.css.ts';

/** What an item must have: an id that stays its own when items are moved or read again. */
export interface GridListEntry {
  id: string;
}

export interface GridListRowsProps<Item extends GridListEntry> extends RootProps {
  /** What it is a list of. */
  label: string;
  /** All of them, in the order in which they are shown. */
  items: readonly Item[];
  /** Draws what an item holds. */
  children: (item: Item) => ReactNode;
  /** What an item is called: by screen readers, and where typing goes to the row whose name begins so. */
  textOf: (item: Item) => string;
  /** Small buttons at the end of a row. */
  actionsOf?: (item: Item) => ReactNode;
  /** How many can be selected. Default `none`. */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The selected items, when the parent holds them. */
  selectedKeys?: 'all' | Iterable<Key>;
  /** The items selected to begin with. */
  defaultSelectedKeys?: 'all' | Iterable<Key>;
  /** Called with the selected items. */
  onSelectionChange?: (keys: Selection) => void;
  /** Items that cannot be selected, dragged or opened. */
  disabledKeys?: Iterable<Key>;
  /** Enter or a press on a row; where rows can be selected, a press while none is. */
  onAction?: (key: Key) => void;
  /** Shown in its place when there are no items. */
  empty?: ReactNode;
}

interface Dragging<Item> {
  /** How its items are dragged. Default: not at all. */
  dragAndDropHooks?: DragAndDropHooks<Item> | undefined;
}

/** A {@link GridList} whose items stay where they are: what dragging needs is 12 kB (Brotli). */
export function GridListRows<Item extends GridListEntry>({
  label,
  items,
  children,
  textOf,
  actionsOf,
  empty,
  className,
  dragAndDropHooks,
  ...rest
}: GridListRowsProps<Item> & Dragging<Item>) {
  return (
    <AriaGridList
      {...rest}
      aria-label={label}
      items={items}
      dependencies={[children, textOf, actionsOf]}
      className={cx(rows.root, className)}
      renderEmptyState={() => <div className={rows.empty}>{empty}</div>}
      {...(dragAndDropHooks && { dragAndDropHooks })}
    >
      {(item) => (
        <GridListItem id={item.id} textValue={textOf(item)} className={rows.row}>
          {({ allowsDragging, selectionMode }) => (
            <>
              {allowsDragging && (
                <Button slot="drag" className={rows.handle}>
                  <GripIcon size={16} />
                </Button>
              )}
              {selectionMode === 'multiple' && <RowBox />}
              <div className={rows.words}>{children(item)}</div>
              {actionsOf && <div className={rows.actions}>{actionsOf(item)}</div>}
            </>
          )}
        </GridListItem>
      )}
    </AriaGridList>
  );
}
