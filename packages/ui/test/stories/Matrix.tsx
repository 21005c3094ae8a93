import type { ReactNode } from 'react';
import * as styles from './Matrix.css.ts';

export interface GridProps<Row extends string, Column extends string> {
  /** What the table shows, for screen readers. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column[];
  cell: (row: Row, column: Column) => ReactNode;
}

/** Every combination at once, for a story. */
export function Grid<Row extends string, Column extends string>({
  label,
  rows,
  columns,
  cell,
}: GridProps<Row, Column>) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <td aria-hidden="true" />
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.head}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row" className={styles.head}>
              {row}
            </th>
            {columns.map((column) => (
              <td key={column} className={styles.cell}>
                {cell(row, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** One above the other, each as wide as it wants. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** One above the other, as wide as a form. */
export function Column({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
