import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import * as styles from './GridList.css.ts';
import { type GridListEntry, GridListRows, type GridListRowsProps } from './GridListRows.tsx';
import { reordered } from './reorder.ts';

export interface GridListProps<Item extends GridListEntry> extends GridListRowsProps<Item> {
  /** Items can be dragged to another place, by pointer or keyboard. Called with them in their new order. */
  onReorder?: (items: Item[]) => void;
}

/** Things in rows, with buttons in them: to open, to select, to bring into another order. */
export function GridList<Item extends GridListEntry>({ onReorder, ...rest }: GridListProps<Item>) {
  const { items, textOf } = rest;
  const { dragAndDropHooks } = useDragAndDrop<Item>({
    getItems: (_keys, dragged) => dragged.map((item) => ({ 'text/plain': textOf(item) })),
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.dropLine} />,
    onReorder: ({ keys, target: { key, dropPosition } }) => {
      if (dropPosition !== 'on') onReorder?.(reordered(items, keys, key, dropPosition));
    },
  });
  return <GridListRows {...rest} dragAndDropHooks={onReorder && dragAndDropHooks} />;
}
