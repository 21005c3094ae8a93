import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Kbd.css.ts';
import { keycaps } from './keycaps.ts';

export interface KbdProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** The keys, in the order they are pressed: `['Ctrl', 'J']`, `['G', 'P']`. The signs `⌘ ⇧ ⌥ ⌃ ⏎ ⌫ ⇥ ␣ ← →` are drawn. */
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
          {keycaps[key] ? <Keycap sign={key} line={keycaps[key]} /> : key}
        </kbd>
      ))}
    </kbd>
  );
}

/** A sign that is drawn; the letter stays for screen readers and for whoever copies it. */
function Keycap({ sign, line }: { sign: string; line: string }) {
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
        <path d={line} />
      </svg>
      <span className={styles.letter}>{sign}</span>
    </>
  );
}
