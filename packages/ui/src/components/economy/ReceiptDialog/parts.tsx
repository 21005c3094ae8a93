import type { ReactNode } from 'react';
import * as styles from './ReceiptDialog.css.ts';

/** A part of the sheet, under a perforated line. */
export function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles.section} {...(title !== undefined && { 'aria-label': title })}>
      {title !== undefined && <h3 className={styles.title}>{title}</h3>}
      {children}
    </section>
  );
}

/** A term and what is said of it. */
export function Fact({ of, children }: { of: string; children: ReactNode }) {
  return (
    <>
      <dt className={styles.term}>{of}</dt>
      <dd className={styles.said}>{children}</dd>
    </>
  );
}
