import type { Key } from 'react-aria-components/Table';
import type { TableState } from 'react-stately/useTableState';
import type { TableColumn, TableItem } from '../Table.types.ts';

type Collection<Item> = TableState<Item>['collection'];
export type TableNode<Item> = Collection<Item>['columns'][number];

/** A row as it is shown, with where it stands among the others. */
export interface Line<Item extends TableItem> {
  key: string;
  item: Item;
  /** 0 for a row of the table, 1 for a row under one, and so on. */
  level: number;
  parentKey: string | null;
  /** Among the rows with the same parent. */
  position: number;
  siblings: number;
  hasMore: boolean;
  /** It is what is shown under a row, and no row of its own. */
  isDetail: boolean;
}

const mark = '::';
const bodyKey = `${mark}body`;
const headKey = `${mark}head`;
const cellKey = (row: Key, column: string) => `${row}${mark}${column}`;
/** The key of what is shown under a row. */
const detailKey = (row: string) => `${row}${mark}${mark}detail`;
/** The key of the column in the collection: rows and columns have keys in common. */
export const columnKey = (id: string) => `${mark}column${mark}${id}`;
/** The column of the boxes: no other has an empty id. */
const selectionColumn = columnKey('');
export const columnId = (key: Key) => String(key).slice(columnKey('').length);

interface Shape<Item extends TableItem> {
  childrenOf: ((item: Item) => readonly Item[]) | undefined;
  detailOf: ((item: Item) => unknown) | undefined;
  expanded: ReadonlySet<Key>;
  sorted: (items: readonly Item[]) => readonly Item[];
}

/** The rows that are shown, those under expanded ones among them, from the first to the last. */
export function linesOf<Item extends TableItem>(
  items: readonly Item[],
  shape: Shape<Item>,
  level = 0,
  parentKey: string | null = null,
): Line<Item>[] {
  return shape.sorted(items).flatMap((item, position) => {
    const under = shape.childrenOf?.(item) ?? [];
    const hasDetail = (shape.detailOf?.(item) ?? null) !== null;
    const line: Line<Item> = {
      key: item.id,
      item,
      level,
      parentKey,
      position,
      siblings: items.length,
      hasMore: under.length > 0 || hasDetail,
      isDetail: false,
    };
    if (!line.hasMore || !shape.expanded.has(item.id)) return [line];
    const detail = { ...line, key: detailKey(item.id), level: level + 1, hasMore: false, isDetail: true };
    return [line, ...(hasDetail ? [detail] : []), ...linesOf(under, shape, level + 1, item.id)];
  });
}

type NodeParts<Item> = Pick<TableNode<Item>, 'type' | 'key' | 'index'> & Partial<TableNode<Item>>;

const node = <Item>(parts: NodeParts<Item>): TableNode<Item> => ({
  value: null,
  level: 0,
  hasChildNodes: true,
  childNodes: [],
  rendered: null,
  textValue: '',
  props: {},
  ...parts,
});

interface Options<Item extends TableItem> {
  columns: readonly TableColumn<Item>[];
  lines: readonly Line<Item>[];
  hasCheckboxes: boolean;
}

/**
 * The rows and cells as React Aria asks for them. A cell is made when it is asked for: a table of ten thousand rows costs
 * as much as those that are looked at.
 */
export class TableRows<Item extends TableItem> implements Collection<Item> {
  readonly columns: TableNode<Item>[];
  readonly headerRows: TableNode<Item>[];
  readonly rows: TableNode<Item>[];
  readonly body: TableNode<Item>;
  readonly rowHeaderColumnKeys: Set<Key>;
  readonly lines: readonly Line<Item>[];
  readonly #nodes = new Map<Key, TableNode<Item>>();
  readonly #cells = new Map<Key, TableNode<Item>[]>();
  readonly #indices = new Map<Key, number>();

  constructor({ columns, lines, hasCheckboxes }: Options<Item>) {
    const names = columns.filter(({ isRowHeader }) => isRowHeader);
    const headers = (names.length > 0 ? names : columns.slice(0, 1)).map(({ id }) => columnKey(id));
    this.rowHeaderColumnKeys = new Set(headers);
    this.lines = lines;
    const select = { width: 44, minWidth: 44, isSelectionCell: true };
    const all = [
      ...(hasCheckboxes ? [{ key: selectionColumn, textValue: '', props: select }] : []),
      ...columns.map((column) => ({
        key: columnKey(column.id),
        textValue: column.label,
        props: {
          column,
          allowsSorting: column.allowsSorting ?? column.sortBy !== undefined,
          defaultWidth: column.width ?? '1fr',
          minWidth: column.minWidth ?? 80,
          maxWidth: column.maxWidth,
        },
      })),
    ];
    this.columns = all.map((column, index) =>
      node({
        ...column,
        type: 'column',
        index,
        colIndex: index,
        hasChildNodes: false,
        parentKey: headKey,
        prevKey: all[index - 1]?.key ?? null,
        nextKey: all[index + 1]?.key ?? null,
      }),
    );
    this.headerRows = [node({ type: 'headerrow', key: headKey, index: 0 })];
    const tops = lines.filter(({ level, isDetail }) => level === 0 && !isDetail);
    this.body = node({ type: 'body', key: bodyKey, index: 1, lastChildKey: tops.at(-1)?.key ?? null });
    this.rows = lines.map((line, index) => this.#row(line, index));
    for (const each of [...this.columns, ...this.headerRows, this.body, ...this.rows])
      this.#nodes.set(each.key, each);
  }

  #row(line: Line<Item>, index: number): TableNode<Item> {
    this.#indices.set(line.key, index);
    return node({
      type: 'item',
      key: line.key,
      value: line.item,
      index,
      level: line.level,
      parentKey: line.parentKey ?? bodyKey,
      prevKey: this.lines[index - 1]?.key ?? null,
      nextKey: this.lines[index + 1]?.key ?? null,
      lastChildKey: cellKey(line.key, columnId(this.columns.at(-1)?.key ?? '')),
      props: { hasChildRows: line.hasMore, isDisabled: line.isDetail },
    });
  }

  #cellsOf(row: TableNode<Item>): TableNode<Item>[] {
    const known = this.#cells.get(row.key);
    if (known) return known;
    const line = this.lines[row.index];
    const columns = line?.isDetail ? this.columns.slice(0, 1) : this.columns;
    const cells = columns.map((column, index) => {
      const { column: said }: { column?: TableColumn<Item> } = column.props;
      const text =
        line && !line.isDetail && said ? (said.text?.(line.item) ?? wordsOf(said.cell(line.item))) : '';
      return node<Item>({
        type: 'cell',
        key: cellKey(row.key, line?.isDetail ? '' : columnId(column.key)),
        index,
        colIndex: index,
        ...(line?.isDetail ? { colSpan: this.columns.length } : { column }),
        hasChildNodes: false,
        level: row.level,
        parentKey: row.key,
        textValue: text,
      });
    });
    this.#cells.set(row.key, cells);
    for (const cell of cells) this.#nodes.set(cell.key, cell);
    return cells;
  }

  get size() {
    return this.rows.length;
  }
  get columnCount() {
    return this.columns.length;
  }
  /** Where a row stands, or the row of a cell. */
  indexOf(key: Key | null): number {
    const found = key === null ? null : this.getItem(key);
    const row = found?.type === 'cell' ? found.parentKey : found?.key;
    return this.#indices.get(row ?? '') ?? -1;
  }
  *[Symbol.iterator](): IterableIterator<TableNode<Item>> {
    yield* this.rows;
  }
  *getKeys(): IterableIterator<Key> {
    for (const { key } of this.rows) yield key;
  }
  getKeyBefore(key: Key): Key | null {
    return this.getItem(key)?.prevKey ?? null;
  }
  getKeyAfter(key: Key): Key | null {
    return this.getItem(key)?.nextKey ?? null;
  }
  getFirstKey(): Key | null {
    return this.rows[0]?.key ?? null;
  }
  getLastKey(): Key | null {
    return this.rows.at(-1)?.key ?? null;
  }
  getItem(key: Key): TableNode<Item> | null {
    const known = this.#nodes.get(key);
    if (known) return known;
    // A cell of a row that nobody has looked at yet.
    const row = this.#nodes.get(String(key).slice(0, Math.max(String(key).lastIndexOf(mark), 0)));
    return row?.type === 'item' ? (this.#cellsOf(row).find((cell) => cell.key === key) ?? null) : null;
  }
  at(index: number): TableNode<Item> | null {
    return this.rows[index] ?? null;
  }
  getChildren(key: Key): TableNode<Item>[] {
    const parent = this.getItem(key);
    if (key === headKey) return this.columns;
    if (key === bodyKey) return this.rows;
    return parent?.type === 'item' ? this.#cellsOf(parent) : [];
  }
  getTextValue(key: Key): string {
    return this.getChildren(key)
      .filter(({ column }) => column && this.rowHeaderColumnKeys.has(column.key))
      .map(({ textValue }) => textValue)
      .join(' ');
  }
}

const wordsOf = (drawn: unknown) =>
  typeof drawn === 'string' || typeof drawn === 'number' ? String(drawn) : '';
