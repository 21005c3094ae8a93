import {
  type CameraMove,
  cameraFrame,
  frameCorners,
  frameCount,
  openingShot,
} from '@mirror-studio/domain/video';
import * as styles from './VideoForm.css.ts';

/** A picture as small as the glyph. */
const picture = { widthPx: 18, heightPx: 14 };
const last = frameCount(openingShot.seconds) - 1;

/** Where a move begins, faint, and where it ends: drawn from the path itself. */
export function MoveGlyph({ move }: { move: CameraMove }) {
  const shot = { ...openingShot, move };
  const corners = (frame: number) =>
    frameCorners(cameraFrame(shot, picture, frame))
      .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
      .join(' ');
  return (
    <svg className={styles.glyph} width="20" height="16" viewBox="-1 -1 20 16" fill="none" aria-hidden>
      <polygon points={corners(0)} stroke="currentColor" strokeOpacity="0.5" strokeDasharray="2 1.5" />
      <polygon points={corners(last)} stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}
