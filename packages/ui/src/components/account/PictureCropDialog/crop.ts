import { profilePictureLimits } from '@mirror-studio/domain/constants/profiles';

/** Which square of a picture is kept: how often it fits into the largest one, and its middle, in shares of the picture. */
export interface Crop {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** A picture's own size in px. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A square of a picture, in px of the picture itself. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export const middle: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const bounded = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const sideOf = ({ width, height }: PictureSize, zoom: number) => Math.min(width, height) / zoom;

/** How far a picture can be enlarged: not so far that the square has fewer pixels than the small one that is kept. */
export function mostZoom({ width, height }: PictureSize): number {
  return bounded(Math.min(width, height) / profilePictureLimits.smallPx, 1, profilePictureLimits.mostZoom);
}

/** The nearest crop that lies in the picture. */
export function within({ zoom: wished, x, y }: Crop, size: PictureSize): Crop {
  const zoom = bounded(wished, 1, mostZoom(size));
  const side = sideOf(size, zoom);
  const [halfWidth, halfHeight] = [side / size.width / 2, side / size.height / 2];
  return { zoom, x: bounded(x, halfWidth, 1 - halfWidth), y: bounded(y, halfHeight, 1 - halfHeight) };
}

/** The picture is moved under the square. Takes how far, in shares of the square's side. */
export function moved(crop: Crop, size: PictureSize, right: number, down: number): Crop {
  const side = sideOf(size, crop.zoom);
  return within(
    { ...crop, x: crop.x - (right * side) / size.width, y: crop.y - (down * side) / size.height },
    size,
  );
}

/** The picture is enlarged about a point, which stays where it is. Takes it in shares of the square's side, from its middle. */
export function zoomedTo(crop: Crop, size: PictureSize, zoom: number, point = { x: 0, y: 0 }): Crop {
  const next = bounded(zoom, 1, mostZoom(size));
  const gone = sideOf(size, crop.zoom) - sideOf(size, next);
  return within(
    { zoom: next, x: crop.x + (point.x * gone) / size.width, y: crop.y + (point.y * gone) / size.height },
    size,
  );
}

/** The square in whole pixels. */
export function areaOf(crop: Crop, size: PictureSize): PictureArea {
  const side = Math.max(1, Math.floor(sideOf(size, crop.zoom)));
  const from = (share: number, whole: number) =>
    bounded(Math.round(share * whole - side / 2), 0, Math.max(0, whole - side));
  return { side, x: from(crop.x, size.width), y: from(crop.y, size.height) };
}
