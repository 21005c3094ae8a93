import { videoCanvas } from '@mirror-studio/domain/texts/en/videoCanvas';
import {
  type CameraShot,
  cameraFrame,
  frameCorners,
  frameCount,
  type PicturePoint,
  type PixelSize,
} from '@mirror-studio/domain/video';
import { useTexts } from '../../../i18n/useTexts.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './CameraPath.css.ts';

export interface CameraPathProps {
  picture: PixelSize;
  shot: CameraShot;
  /** The frame that is shown, from 0. */
  frame: number;
}

/** Points of the path: more than an eye can tell from a curve. */
const steps = 64;
const pointed = (points: readonly PicturePoint[]) => points.map(({ x, y }) => `${x},${y}`).join(' ');

/** The camera's path over the picture: where it begins, where it ends, and what the frame that is shown sees. */
export function CameraPath({ picture, shot, frame }: CameraPathProps) {
  const t = useTexts('videoCanvas', videoCanvas);
  const { widthPx, heightPx } = picture;
  const last = frameCount(shot.seconds) - 1;
  const at = (part: number) => cameraFrame(shot, picture, part * last);
  const cornersAt = (part: number) => frameCorners(at(part));
  const parts = Array.from({ length: steps + 1 }, (_, step) => step / steps);
  const centres = parts.map((part) => at(part)).map(({ centreX, centreY }) => ({ x: centreX, y: centreY }));
  const [start, end] = [cornersAt(0), cornersAt(1)];
  const shown = cameraFrame(shot, picture, frame);
  const seen = frameCorners(shown);
  // The corners' own ways say where a camera goes whose middle stays.
  const corners = [0, 1, 2, 3].map((corner) =>
    parts.map((part) => cornersAt(part)[corner] ?? { x: 0, y: 0 }),
  );
  const dot = Math.max(widthPx, heightPx) / 140;
  return (
    <>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${widthPx} ${heightPx}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <path
          className={styles.outside}
          d={`M0,0H${widthPx}V${heightPx}H0Z M${pointed(seen)}Z`}
          fillRule="evenodd"
        />
        {corners.map((points, corner) => (
          <polyline key={corner} className={styles.trace} points={pointed(points)} />
        ))}
        {[styles.halo, styles.line].map((className) => (
          <g key={className}>
            <polygon className={className} points={pointed(start)} />
            <polygon className={cx(className, styles.endFrame)} points={pointed(end)} />
            <polyline className={className} points={pointed(centres)} />
          </g>
        ))}
        <polygon className={styles.seen} points={pointed(seen)} />
        <circle className={styles.camera} cx={shown.centreX} cy={shown.centreY} r={dot} />
      </svg>
      <Label at={start[0]} of={picture}>
        {t('start')}
      </Label>
      <Label at={end[2]} of={picture} isEnd>
        {t('end')}
      </Label>
    </>
  );
}

interface LabelProps {
  at: PicturePoint | undefined;
  of: PixelSize;
  isEnd?: boolean;
  children: string;
}

/** In the upper left corner of the first frame, in the lower right one of the last: they never meet. */
function Label({ at = { x: 0, y: 0 }, of, isEnd = false, children }: LabelProps) {
  const part = (length: number, whole: number) => `${Math.min(100, Math.max(0, (length / whole) * 100))}%`;
  const [x, y] = [part(at.x, of.widthPx), part(at.y, of.heightPx)];
  return (
    <span
      aria-hidden
      className={isEnd ? styles.endLabel : styles.startLabel}
      // A place on the picture is from its left, whichever way the page is read.
      style={isEnd ? { right: `calc(100% - ${x})`, bottom: `calc(100% - ${y})` } : { left: x, top: y }}
    >
      {children}
    </span>
  );
}
