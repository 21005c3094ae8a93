import { videoLimits } from '@mirror-studio/domain/constants/video';
import { videoCanvas } from '@mirror-studio/domain/texts/en/videoCanvas';
import { type CameraShot, cameraFrame, frameCount, type PixelSize } from '@mirror-studio/domain/video';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { useTexts } from '../../../i18n/useTexts.ts';
import { type Drawable, drawCameraFrame } from './drawCameraFrame.ts';
import * as styles from './FrameStrip.css.ts';

export interface FrameStripProps {
  /** The picture as it was read; null while it is on its way. */
  picture: Drawable | null;
  size: PixelSize;
  video: PixelSize;
  shot: CameraShot;
  frame: number;
  onFrame: (frame: number) => void;
}

/** As many frames stand in the strip; a phone has room for them, and a desk sees the move. */
const shown = 8;
/** Of a small frame: enough for a dense screen. */
const longSidePx = 240;

/** The timeline: frames of the video side by side, and a line over them where it stands. Arrows go by one frame. */
export function FrameStrip({ picture, size, video, shot, frame, onFrame }: FrameStripProps) {
  const t = useTexts('videoCanvas', videoCanvas);
  const frames = frameCount(shot.seconds);
  const last = frames - 1;
  const strip = useRef<HTMLDivElement>(null);
  const scale = longSidePx / Math.max(video.widthPx, video.heightPx);
  const [width, height] = [Math.round(video.widthPx * scale), Math.round(video.heightPx * scale)];
  useLayoutEffect(() => {
    if (!picture) return;
    for (const [index, canvas] of (strip.current?.querySelectorAll('canvas') ?? []).entries()) {
      drawCameraFrame(canvas, picture, size, cameraFrame(shot, size, (index / (shown - 1)) * last));
    }
  }, [picture, size, shot, last]);
  // A page is a second: the slider's own ten steps are no figure of a video.
  const bySecond = (event: KeyboardEvent) => {
    const way = { PageUp: 1, PageDown: -1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onFrame(Math.min(last, Math.max(0, frame + way * videoLimits.framesPerSecond)));
  };
  return (
    <div onKeyDownCapture={bySecond} className={styles.root}>
      <div ref={strip} className={styles.frames} aria-hidden>
        {Array.from({ length: shown }, (_, index) => (
          <canvas key={index} width={width} height={height} className={styles.frame} />
        ))}
      </div>
      <Slider
        aria-label={t('timeline')}
        className={styles.slider}
        minValue={0}
        maxValue={last}
        value={Math.min(frame, last)}
        onChange={onFrame}
      >
        <SliderTrack className={styles.track}>
          <SliderThumb className={styles.head} />
        </SliderTrack>
      </Slider>
    </div>
  );
}
