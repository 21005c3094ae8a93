import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Kbd.css.ts';

export interface KbdProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** The keys, in the order they are pressed: `['Ctrl', 'J']`, `['G', 'P']`. */
  keys: readonly string[];
  /** Reaches the outer `<kbd>`. */
  ref?: Ref<HTMLElement>;
}

/** Keys to press, drawn as keys. */
export function Kbd({ keys, className, ...rest }: KbdProps) {
  return (
    <kbd {...rest} className={cx(styles.root, className)}>
      {keys.map((key, index) => (
        // One key can be pressed twice: G, then G.
        <kbd key={`${index} ${key}`} className={styles.key}>
          {key}
        </kbd>
      ))}
    </kbd>
  );
}
