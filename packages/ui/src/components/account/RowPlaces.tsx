import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './rows.css.ts';

const places = Array.from({ length: 3 }, (_, at) => `place ${at}`);

/** The places of rows that are on their way. */
export function RowPlaces() {
  return (
    <div aria-hidden="true" className={styles.list}>
      {places.map((key) => (
        <div key={key} className={styles.row}>
          <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
          <div className={styles.words}>
            <Skeleton shape="text" width="min(12rem, 70%)" />
            <Skeleton shape="text" width="min(22rem, 100%)" />
          </div>
        </div>
      ))}
    </div>
  );
}
