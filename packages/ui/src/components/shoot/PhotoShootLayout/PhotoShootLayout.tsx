import type { ReactNode, Ref } from 'react';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './PhotoShootLayout.css.ts';

export interface PhotoShootLayoutProps extends RootProps {
  /** Above both: a Banner. */
  notice?: ReactNode;
  /** A PhotoShootForm. */
  form: ReactNode;
  /** PhotoShootResults. */
  results: ReactNode;
  /** The part with the results, to bring it into view. */
  resultsRef?: Ref<HTMLDivElement>;
}

/** The form and what comes of it: side by side from 1024 px on, else one under the other. */
export function PhotoShootLayout({ notice, form, results, resultsRef, ...rest }: PhotoShootLayoutProps) {
  return (
    <>
      {notice !== undefined && <div className={styles.notice}>{notice}</div>}
      <div {...rootProps(rest, styles.root)}>
        <div className={styles.form}>{form}</div>
        <div ref={resultsRef} className={styles.results}>
          {results}
        </div>
      </div>
    </>
  );
}
