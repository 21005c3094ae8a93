import type { TableColumn, TableItem, TableSort } from '../Table.types.ts';

type Compared = string | number | Date;

/** Rows in the order of a column, by what it compares; as they came without one, or while the parent sorts. */
export function sorterOf<Item extends TableItem>(
  sort: TableSort | null,
  columns: readonly TableColumn<Item>[],
  locale: string,
): (items: readonly Item[]) => readonly Item[] {
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy;
  if (!sort || !sortBy) return (items) => items;
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const compare = (one: Compared, other: Compared) =>
    typeof one === 'string' || typeof other === 'string'
      ? collator.compare(String(one), String(other))
      : Number(one) - Number(other);
  const sign = sort.direction === 'descending' ? -1 : 1;
  return (items) =>
    items
      .map((item) => [sortBy(item), item] as const)
      .sort(([one], [other]) => sign * compare(one, other))
      .map(([, item]) => item);
}
