import { cameraReach, videoLimits } from '../constants/video.ts';
import { type CameraEasing, type CameraMove, cameraStand } from './moves.ts';

/** A size in pixels. */
export interface PixelSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** How the camera moves, and how long (decisions: photo to video). */
export interface CameraShot {
  readonly move: CameraMove;
  readonly easing: CameraEasing;
  readonly seconds: number;
}

/** What one frame shows of the picture: a rectangle in pixels of the picture, turned about its middle. */
export interface CameraFrame extends PixelSize {
  readonly centreX: number;
  readonly centreY: number;
  /** Clockwise. */
  readonly radians: number;
}

const { framesPerSecond, longSidePx, widestRatio } = videoLimits;

/** How many frames a video has. Takes its length in whole seconds (decisions: photo to video). */
export function frameCount(seconds: number): number {
  return seconds * framesPerSecond;
}

/**
 * The size of the video of a picture: 1080 pixels on its longer side, both sides even, as H.264 wants them (decisions:
 * photo to video). Takes the size of the picture.
 *
 * @returns Whole pixels.
 */
export function videoSize({ widthPx, heightPx }: PixelSize): PixelSize {
  const ratio = Math.min(widestRatio, Math.max(1 / widestRatio, widthPx / heightPx));
  const shorter = 2 * Math.round((longSidePx * Math.min(ratio, 1 / ratio)) / 2);
  return ratio < 1 ? { widthPx: shorter, heightPx: longSidePx } : { widthPx: longSidePx, heightPx: shorter };
}

/** Of a picture, the largest part that has the shape of its video. */
function wholeView(picture: PixelSize, video: PixelSize): PixelSize {
  const scale = Math.min(picture.widthPx / video.widthPx, picture.heightPx / video.heightPx);
  return { widthPx: video.widthPx * scale, heightPx: video.heightPx * scale };
}

/**
 * What a frame shows of the picture (decisions: photo to video). The preview in the browser and the renderer on the server
 * draw from this alone, so that they draw the same.
 *
 * @param shot - How the camera moves.
 * @param picture - The size of the picture.
 * @param frame - The number of the frame, from 0; what lies outside the video is its first or last one.
 * @returns A rectangle that lies within the picture.
 */
export function cameraFrame(shot: CameraShot, picture: PixelSize, frame: number): CameraFrame {
  const last = frameCount(shot.seconds) - 1;
  const part = Math.min(1, Math.max(0, frame / last));
  const { zoom, across, down, degrees } = cameraStand(shot.move, shot.easing, part);
  const whole = wholeView(picture, videoSize(picture));
  const widthPx = whole.widthPx / zoom;
  const heightPx = whole.heightPx / zoom;
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.abs(Math.sin(radians))];
  // What is left beside the turned rectangle, on each side of it.
  const roomX = (picture.widthPx - widthPx * cos - heightPx * sin) / 2;
  const roomY = (picture.heightPx - widthPx * sin - heightPx * cos) / 2;
  return {
    widthPx,
    heightPx,
    radians,
    centreX: picture.widthPx / 2 + across * roomX,
    centreY: picture.heightPx / 2 + down * roomY,
  };
}

/** A point of the picture. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** The four corners of what a frame shows, from its upper left one clockwise, in pixels of the picture (decisions: photo to
 * video). Takes the frame. */
export function frameCorners({ centreX, centreY, widthPx, heightPx, radians }: CameraFrame): PicturePoint[] {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return corners.map(([across, down]) => {
    const [x, y] = [(across * widthPx) / 2, (down * heightPx) / 2];
    return { x: centreX + x * cos - y * sin, y: centreY + x * sin + y * cos };
  });
}

/**
 * How many pixels the renderer makes of one of the picture before it takes frames from it: so many that none is enlarged
 * where the camera is closest (decisions: photo to video). Takes the size of the picture.
 *
 * @returns A factor.
 */
export function plateScale(picture: PixelSize): number {
  const video = videoSize(picture);
  return (video.widthPx / wholeView(picture, video).widthPx) * cameraReach.pushZoom;
}
