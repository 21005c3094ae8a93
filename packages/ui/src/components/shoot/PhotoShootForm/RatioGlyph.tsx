import type { AspectRatio } from '@mirror-studio/domain/photo-shoot';
import * as styles from './PhotoShootForm.css.ts';

const box = 16;
const line = 1.5;

/** The shape of a picture, drawn as large as it fits. */
export function RatioGlyph({ ratio }: { ratio: AspectRatio }) {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  const unit = (box - line) / Math.max(width, height);
  const [w, h] = [width * unit, height * unit];
  return (
    <svg
      className={styles.ratio}
      width={box}
      height={box}
      viewBox={`0 0 ${box} ${box}`}
      fill="none"
      aria-hidden
      focusable="false"
    >
      <rect
        x={(box - w) / 2}
        y={(box - h) / 2}
        width={w}
        height={h}
        rx={1.75}
        stroke="currentColor"
        strokeWidth={line}
      />
    </svg>
  );
}
