import type { ReactNode } from 'react';
import * as styles from './Matrix.css.ts';

interface LabelledProps<State> {
  /** What differs, by its name. */
  states: Readonly<Record<string, State>>;
  children: (state: State) => ReactNode;
}

/** The states of one small thing side by side, each under its name: for a tile of a sheet. */
export function Labelled<State>({ states, children }: LabelledProps<State>) {
  return (
    <div className={styles.labelled}>
      {Object.entries(states).map(([name, state]) => (
        <div key={name} className={styles.state}>
          <span className={styles.head}>{name}</span>
          {children(state)}
        </div>
      ))}
    </div>
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
