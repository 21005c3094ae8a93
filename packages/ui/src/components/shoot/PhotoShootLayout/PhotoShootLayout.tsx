import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './PhotoShootLayout.css.ts';

export interface PhotoShootLayoutProps extends RootProps {
  /** A PhotoShootForm. */
  form: ReactNode;
  /** PhotoShootResults. */
  results: ReactNode;
}

/** The form and what comes of it: side by side from 1024 px on, else one under the other. */
export function PhotoShootLayout({ form, results, ...rest }: PhotoShootLayoutProps) {
  return (
    <div {...rootProps(rest, styles.root)}>
      <div className={styles.form}>{form}</div>
      <div className={styles.results}>{results}</div>
    </div>
  );
}
