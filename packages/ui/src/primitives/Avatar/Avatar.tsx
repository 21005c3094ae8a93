import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type HTMLAttributes, type Ref, useState } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Avatar.css.ts';

export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'style'> {
  /** Name or email; its first letter stands in for a picture, U when there is none. */
  name?: string | null;
  /** Address of a square picture. */
  src?: string;
  /** Side in px. Default 36. */
  size?: number;
  /** Says the name to screen readers; leave it out where the name stands beside it. Default false. */
  isNamed?: boolean;
  /** Reaches the outer `<span>`. */
  ref?: Ref<HTMLSpanElement>;
}

/** One name always has one hue, between violet and rose, clear of the gold of coins. */
function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return 200 + (sum % 150);
}

/** A person. */
export function Avatar({ name, src, size = 36, isNamed = false, className, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const known = name?.trim() ?? '';
  const [letter = 'U'] = known;
  const naming = isNamed && known ? { role: 'img', 'aria-label': known } : { 'aria-hidden': true };
  return (
    <span
      {...rest}
      {...naming}
      className={cx(styles.root, className)}
      style={assignInlineVars({ [styles.side]: `${size / 16}rem`, [styles.hue]: String(hueOf(known)) })}
    >
      {src && src !== failed ? (
        <img src={src} alt="" className={styles.image} onError={() => setFailed(src)} />
      ) : (
        letter.toLocaleUpperCase()
      )}
    </span>
  );
}
