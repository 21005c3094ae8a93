import { cx } from '../../../theme/cx.ts';
import * as choice from '../../Choice/Choice.css.ts';
import { Skeleton } from '../../Skeleton/Skeleton.tsx';
import type { TableRows } from '../model/collection.ts';
import * as styles from '../Table.css.ts';
import type { TableColumn, TableItem } from '../Table.types.ts';

interface WaitingProps<Item extends TableItem> {
  rows: number;
  collection: TableRows<Item>;
}

const shares = ['68%', '52%', '80%', '60%'];

/** Rows that are still to come, in the size that they will have. */
export function Waiting<Item extends TableItem>({ rows, collection }: WaitingProps<Item>) {
  return (
    <div aria-hidden role="presentation">
      {Array.from({ length: rows }, (_, row) => (
        <div key={`row ${row}`} className={cx(styles.line, styles.row)}>
          {collection.columns.map(({ key, props }, at) => {
            const { column }: { column?: TableColumn<Item> } = props;
            return (
              <div
                key={key}
                data-numeric={column?.isNumeric || undefined}
                data-title={collection.rowHeaderColumnKeys.has(key) || undefined}
                data-label={column && !column.isLabelHidden ? column.label : undefined}
                className={cx(styles.cell, column ? styles.valueCell : styles.selectCell)}
              >
                {column ? (
                  <Skeleton
                    shape="text"
                    width={column.isNumeric ? '3.5rem' : `min(${shares[(row + at) % shares.length]}, 12rem)`}
                  />
                ) : (
                  <span className={choice.target}>
                    <Skeleton width="1.25rem" height="1.25rem" />
                  </span>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
