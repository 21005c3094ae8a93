import { Table, type TableColumn } from '../../primitives/Table/index.ts';
import * as styles from './ReceiptTable.css.ts';

interface ReceiptTableProps<Item extends { readonly id: string }> {
  label: string;
  columns: readonly TableColumn<Item>[];
  items: readonly Item[];
  /** Under this the rows are cards, in px. */
  cardsBelow: number;
  /** How many rows stand for those that are on their way. */
  waitingRows: number;
  isLoading: boolean;
  isLoadingMore: boolean | undefined;
  /** Called when the end of the list comes near. */
  onLoadMore: (() => void) | undefined;
  /** Called with the row whose receipt is asked for, by Enter or a press. */
  onOpen: ((item: Item) => void) | undefined;
}

/** More rows than this are drawn as they come in sight. */
const mostDrawn = 50;

/** What moved value, as a table of which each row opens its receipt. */
export function ReceiptTable<Item extends { readonly id: string }>({
  items,
  onOpen,
  ...rest
}: ReceiptTableProps<Item>) {
  const isLong = items.length > mostDrawn;
  return (
    <Table
      {...rest}
      density="comfortable"
      items={items}
      isVirtual={isLong}
      className={isLong ? styles.window : undefined}
      {...(onOpen && {
        onRowAction: (key) => {
          const item = items.find(({ id }) => id === key);
          if (item) onOpen(item);
        },
      })}
    />
  );
}
