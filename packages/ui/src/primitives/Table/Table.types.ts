import type { ReactNode } from 'react';
import type { Key, Selection, SortDirection } from 'react-aria-components/Table';
import type { RootProps } from '../../theme/rootProps.ts';

/** What a row must have: an id that stays its own when rows are sorted, filtered or read again. */
export interface TableItem {
  id: string;
}

export interface TableColumn<Item extends TableItem> {
  /** Its own among the columns; given to `onSortChange`. */
  id: string;
  /** What it holds: above it, and before each value where rows are cards. */
  label: string;
  /** The label is for screen readers alone, as over a column of buttons. Default false. */
  isLabelHidden?: boolean;
  /** Draws a cell. Virtual rows are one line high, unless they are cards. */
  cell: (item: Item) => ReactNode;
  /** What the cell says, where `cell` draws more than words: typing goes to the row whose name begins so. */
  text?: (item: Item) => string;
  /** Figures: at the end of the cell and of one width. Default false. */
  isNumeric?: boolean;
  /** Names the row to screen readers. Default: the first column. */
  isRowHeader?: boolean;
  /** What is compared when the table sorts by this column itself. */
  sortBy?: (item: Item) => string | number | Date;
  /** Can be sorted by, by the parent. Default: where there is a `sortBy`. */
  allowsSorting?: boolean;
  /** In px, as a share of what is left (`2fr`), or of the whole (`30%`). Default `1fr`. */
  width?: number | `${number}fr` | `${number}%`;
  /** Never narrower, in px. Default 80. */
  minWidth?: number;
  /** Never wider, in px. */
  maxWidth?: number;
}

/** The column that rows are sorted by, and how. */
export interface TableSort {
  column: string;
  direction: SortDirection;
}

export interface TableProps<Item extends TableItem> extends RootProps {
  /** What it is a table of. */
  label: string;
  /** From the first to the last. */
  columns: readonly TableColumn<Item>[];
  /** All of them; with `sort` in the order in which they are shown. */
  items: readonly Item[];
  /** 34 px, 42 px or 48 px for a control in it; rows of at least 44 px under a finger. Default `compact`. */
  density?: 'compact' | 'comfortable' | 'spacious';
  /** What it lies on: the head covers the rows that scroll under it. Default `canvas`. */
  ground?: 'canvas' | 'raised' | 'overlay';
  /** Only rows in sight are in the document. The table scrolls in its own place, which must have a height. Default false. */
  isVirtual?: boolean;
  /** Rows become cards where the table is narrower than this, in px. Default 520; 0 never. */
  cardsBelow?: number;
  /** How rows are sorted, when the parent sorts them. */
  sort?: TableSort | null;
  /** How the table sorts them itself to begin with, by the column's `sortBy`. */
  defaultSort?: TableSort;
  /** Called with what rows are to be sorted by. */
  onSortChange?: (sort: TableSort) => void;
  /** How many rows can be chosen. Default `none`. */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The chosen rows, when the parent holds them. */
  selectedKeys?: 'all' | Iterable<Key>;
  /** The rows chosen to begin with. */
  defaultSelectedKeys?: 'all' | Iterable<Key>;
  /** Called with the chosen rows; `all` is every row, also those that are not loaded yet. */
  onSelectionChange?: (keys: Selection) => void;
  /** Rows that cannot be chosen. */
  disabledKeys?: Iterable<Key>;
  /** Enter or a press on a row; where rows can be chosen, Enter or a double press. */
  onRowAction?: (key: Key) => void;
  /** Columns can be made wider and narrower. Default false. */
  allowsResizing?: boolean;
  /** Called after a column was resized, with the width of each in px or as a share, to be kept. */
  onResizeEnd?: (widths: ReadonlyMap<string, number | string>) => void;
  /** The rows under a row, in the same columns. */
  childrenOf?: (item: Item) => readonly Item[];
  /** What is shown under a row when it is expanded; nothing for a row without details. */
  detailOf?: (item: Item) => ReactNode;
  /** The expanded rows, when the parent holds them. */
  expandedKeys?: Iterable<Key>;
  /** The rows expanded to begin with. */
  defaultExpandedKeys?: Iterable<Key>;
  /** Called with the expanded rows. */
  onExpandedChange?: (keys: Set<Key>) => void;
  /** The rows are being read: placeholders of their size stand for them. Default false. */
  isLoading?: boolean;
  /** How many placeholders. Default 6. */
  waitingRows?: number;
  /** More rows are being read: two placeholders at the end. Default false. */
  isLoadingMore?: boolean;
  /** Called once when the end comes near; again when rows have come, or the end is left and come back to. */
  onLoadMore?: () => void;
  /** Shown in its place when there are no rows. */
  empty?: ReactNode;
}
