/** How a picture lies on its stage: enlarged so many times from where it is shown whole, and moved so many px from the middle. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The stage, and the picture when it is shown whole, in px. */
export interface ZoomSizes {
  readonly stage: { readonly width: number; readonly height: number };
  readonly picture: { readonly width: number; readonly height: number };
}

export const whole: Zoom = { scale: 1, x: 0, y: 0 };
/** At most each pixel is drawn as so many. */
const mostPerPixel = 8;

/** How much larger than whole it is where one of its pixels is one of the screen. Takes its own width in px. */
export const pixelScale = ({ picture }: ZoomSizes, naturalWidth: number, pixelsPerPx = 1): number =>
  Math.max(1, naturalWidth / pixelsPerPx / Math.max(1, picture.width));

/** The largest it can be made. */
export const mostScale = (sizes: ZoomSizes, naturalWidth: number): number =>
  Math.max(4, pixelScale(sizes, naturalWidth) * mostPerPixel);

/** Moved no further than its edges are at those of the stage, and not at all where it is smaller. */
export function within({ scale, x, y }: Zoom, { stage, picture }: ZoomSizes): Zoom {
  const room = (size: number, all: number) => Math.max(0, (size * scale - all) / 2);
  const most = { x: room(picture.width, stage.width), y: room(picture.height, stage.height) };
  return {
    scale,
    x: Math.min(most.x, Math.max(-most.x, x)) + 0,
    y: Math.min(most.y, Math.max(-most.y, y)) + 0,
  };
}

/** Enlarges by a factor, so that what is at a point stays there. Takes the point from the middle of the stage, in px. */
export function zoomedAt(
  zoom: Zoom,
  factor: number,
  point: { readonly x: number; readonly y: number },
  sizes: ZoomSizes,
  most: number,
): Zoom {
  const scale = Math.min(most, Math.max(1, zoom.scale * factor));
  const by = scale / zoom.scale;
  return within({ scale, x: point.x - (point.x - zoom.x) * by, y: point.y - (point.y - zoom.y) * by }, sizes);
}
