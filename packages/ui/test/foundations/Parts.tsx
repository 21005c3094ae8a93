import type { ReactNode } from 'react';
import * as styles from './Foundations.css.ts';

export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}

/** The leaves of a group of tokens, with the names that lead to them. */
export function leaves(group: object, path: string[] = []): [name: string, css: string][] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[[...path, key].join('.'), value]];
    return typeof value === 'object' && value !== null ? leaves(value, [...path, key]) : [];
  });
}
