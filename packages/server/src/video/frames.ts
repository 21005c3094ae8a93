import {
  type CameraFrame,
  type CameraShot,
  cameraFrame,
  type PixelSize,
  plateScale,
  videoSize,
} from '@mirror-studio/domain/video';
import sharp from 'sharp';

/** A picture as frames are taken from it: red, green and blue, at the scale at which the camera is closest. */
export interface Plate extends PixelSize {
  readonly pixels: Uint8Array;
  /** The size of the picture itself. */
  readonly picture: PixelSize;
}

/** Decided: of a picture that is a thin strip, no more is unfolded than this. */
const mostPlatePixels = 16_000_000;
/** Places on the plate are counted in 65,536ths of a pixel, in 32 bits. */
const longestPlatePx = 32_000;

/** Scales a picture so that no frame enlarges it. Takes its bytes; throws when they are no picture. */
export async function preparePlate(bytes: Uint8Array): Promise<Plate> {
  const { width, height } = await sharp(bytes).metadata();
  const picture = { widthPx: width, heightPx: height };
  const scale = Math.min(
    plateScale(picture),
    Math.sqrt(mostPlatePixels / (width * height)),
    longestPlatePx / Math.max(width, height),
  );
  const widthPx = Math.max(2, Math.round(width * scale));
  const heightPx = Math.max(2, Math.round(height * scale));
  const pixels = await sharp(bytes)
    .flatten({ background: '#000' })
    .toColourspace('srgb')
    .resize({ width: widthPx, height: heightPx, fit: 'fill' })
    .raw()
    .toBuffer();
  return { pixels, widthPx, heightPx, picture };
}

/** Draws frames of a shot, one after the other, as red, green and blue. Takes the first one and the one after the last. */
export function drawFrames(plate: Plate, shot: CameraShot, from: number, to: number): Uint8Array {
  const size = videoSize(plate.picture);
  const frameBytes = size.widthPx * size.heightPx * 3;
  const pixels = new Uint8Array(frameBytes * (to - from));
  for (let frame = from; frame < to; frame++) {
    const into = pixels.subarray((frame - from) * frameBytes, (frame - from + 1) * frameBytes);
    drawFrame(plate, cameraFrame(shot, plate.picture, frame), size, into);
  }
  return pixels;
}

/** One in 16 bits behind the point. */
const one = 65_536;

/**
 * Draws what a frame shows: between pixels, so that a slow move does not go in steps of whole ones. An own loop and not the
 * library's `extract`, which knows whole pixels alone, and no turned rectangle.
 */
function drawFrame(plate: Plate, frame: CameraFrame, size: PixelSize, into: Uint8Array): void {
  const { pixels, widthPx: across, heightPx: down, picture } = plate;
  const [scaleX, scaleY] = [across / picture.widthPx, down / picture.heightPx];
  const step = frame.widthPx / size.widthPx;
  const [cos, sin] = [Math.cos(frame.radians) * step, Math.sin(frame.radians) * step];
  // From one pixel of the frame to the next, to the right and down, on the plate.
  const [rightX, rightY] = [Math.round(cos * scaleX * one), Math.round(sin * scaleY * one)];
  const [lastX, lastY] = [(across - 1) * one, (down - 1) * one];
  let at = 0;
  for (let y = 0; y < size.heightPx; y++) {
    const [left, below] = [0.5 - size.widthPx / 2, y + 0.5 - size.heightPx / 2];
    let fromX = Math.round(((frame.centreX + left * cos - below * sin) * scaleX - 0.5) * one);
    let fromY = Math.round(((frame.centreY + left * sin + below * cos) * scaleY - 0.5) * one);
    for (let x = 0; x < size.widthPx; x++) {
      const px = Math.max(0, Math.min(fromX, lastX));
      const py = Math.max(0, Math.min(fromY, lastY));
      const column = px >> 16;
      const row = py >> 16;
      const partX = (px >> 8) & 255;
      const partY = (py >> 8) & 255;
      const upper = (row * across + column) * 3;
      const right = column < across - 1 ? 3 : 0;
      const lower = row < down - 1 ? upper + across * 3 : upper;
      // Shares of the four pixels around the place: together 65,536.
      const both = partX * partY;
      const d = both;
      const b = (partX << 8) - both;
      const c = (partY << 8) - both;
      const a = one - b - c - d;
      for (let channel = 0; channel < 3; channel++) {
        const over = upper + channel;
        const under = lower + channel;
        into[at++] =
          ((pixels[over] ?? 0) * a +
            (pixels[over + right] ?? 0) * b +
            (pixels[under] ?? 0) * c +
            (pixels[under + right] ?? 0) * d +
            32_768) >>
          16;
      }
      fromX += rightX;
      fromY += rightY;
    }
  }
}
