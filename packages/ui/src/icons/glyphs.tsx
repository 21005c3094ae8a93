import { useId } from 'react';
import { cx } from '../theme/cx.ts';
import { ours } from '../theme/ours.ts';
import * as styles from './glyphs.css.ts';
import type { IconProps } from './outline.tsx';

const box = (size: number) => ({ width: size, height: size, fill: 'none' });

/** A Mirror Coin: a gold disc with the mirror's dark half struck into it. */
export function CoinIcon({ size = 20, ...rest }: IconProps) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      {...box(size)}
      viewBox="0 0 20 20"
      {...rest}
      className={cx(ours, rest.className)}
    >
      <defs>
        <linearGradient id={id} x1="4" y1="2" x2="16" y2="18" gradientUnits="userSpaceOnUse">
          <stop className={styles.coinTop} />
          <stop offset="1" className={styles.coinBottom} />
        </linearGradient>
      </defs>
      <circle cx="10" cy="10" r="8.25" fill={`url(#${id})`} />
      <circle cx="10" cy="10" r="7.75" className={styles.coinRim} />
      <path d="M10.4 4.2v11.6c-.55-.1-3.9-2.25-3.9-5.8s3.35-5.7 3.9-5.8Z" fill="#4a3006" fillOpacity="0.82" />
    </svg>
  );
}

/** A Usage Credit: a violet crystal in its setting. */
export function CreditIcon({ size = 20, ...rest }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      {...box(size)}
      viewBox="0 0 20 20"
      {...rest}
      className={cx(ours, rest.className)}
    >
      <path
        d="m10 1.75 7.15 4.12v8.26L10 18.25l-7.15-4.12V5.87L10 1.75Z"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className={styles.crystalEdge}
      />
      <path d="m10 6.1 3.4 1.95v3.9L10 13.9l-3.4-1.95v-3.9L10 6.1Z" className={styles.crystal} />
    </svg>
  );
}

/** The mark of Mirror Studio: an oval glass, half of it lit. */
export function MarkIcon({ size = 28, ...rest }: IconProps) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      {...box(size)}
      viewBox="0 0 28 28"
      {...rest}
      className={cx(ours, rest.className)}
    >
      <defs>
        <linearGradient id={id} x1="14" y1="1" x2="14" y2="27" gradientUnits="userSpaceOnUse">
          <stop className={styles.glassTop} />
          <stop offset="1" className={styles.glassBottom} />
        </linearGradient>
      </defs>
      <path
        d="M14 1.75c-5.2 0-9.25 5.2-9.25 12.25S8.8 26.25 14 26.25"
        stroke={`url(#${id})`}
        strokeOpacity="0.62"
        strokeWidth="1.5"
      />
      <path d="M14 1c5.7 0 10 5.6 10 13s-4.3 13-10 13V1Z" fill={`url(#${id})`} />
    </svg>
  );
}
