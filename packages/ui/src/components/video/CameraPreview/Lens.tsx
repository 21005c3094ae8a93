/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a canvas is no img until it says that it is one */
import { type CameraShot, cameraFrame, type PixelSize, videoSize } from '@mirror-studio/domain/video';
import { useLayoutEffect, useRef } from 'react';
import * as styles from './CameraPreview.css.ts';
import { type Drawable, drawCameraFrame } from './drawCameraFrame.ts';

export interface LensProps {
  drawn: Drawable | null;
  size: PixelSize;
  shot: CameraShot;
  frame: number;
  label: string;
}

/** What the camera sees, in the size of the video. */
export function Lens({ drawn, size, shot, frame, label }: LensProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (!canvas.current || !drawn) return;
    drawCameraFrame(canvas.current, drawn, size, cameraFrame(shot, size, frame));
  }, [drawn, size, shot, frame]);
  const { widthPx, heightPx } = videoSize(size);
  return (
    <canvas
      ref={canvas}
      className={styles.lens}
      width={widthPx}
      height={heightPx}
      role="img"
      aria-label={label}
    />
  );
}
