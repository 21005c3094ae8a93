import type { CameraFrame, PixelSize } from '@mirror-studio/domain/video';

/** What a canvas can draw: a picture that has been read. */
export type Drawable = HTMLImageElement | ImageBitmap;

/**
 * Draws what a frame shows of a picture over the whole canvas, as the renderer of the server does. Takes the canvas, the
 * picture with its size, in whose pixels the frame is said, and the frame.
 */
export function drawCameraFrame(
  canvas: HTMLCanvasElement,
  picture: Drawable,
  { widthPx, heightPx }: PixelSize,
  frame: CameraFrame,
): void {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return;
  const scale = canvas.width / frame.widthPx;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = '#000';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(-frame.radians);
  context.scale(scale, scale);
  context.translate(-frame.centreX, -frame.centreY);
  context.drawImage(picture, 0, 0, widthPx, heightPx);
}
