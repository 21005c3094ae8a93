import type { ReactNode } from 'react';
import { useTableRowGroup } from 'react-aria/useTable';
import * as styles from '../Table.css.ts';

/** Rows of a grid are no elements of a table: they are laid out as cards, too. */
const row = { role: 'row' };

/** What stands in the place of rows when there are none. */
export function Empty({ columns, children }: { columns: number; children: ReactNode }) {
  const { rowGroupProps } = useTableRowGroup();
  const cell = { role: 'gridcell', 'aria-colspan': columns };
  return (
    <div {...rowGroupProps}>
      <div {...row}>
        <div {...cell} className={styles.empty}>
          {children}
        </div>
      </div>
    </div>
  );
}
