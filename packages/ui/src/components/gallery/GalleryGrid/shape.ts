import type { GalleryItem } from '@mirror-studio/domain/contract';

/** The shape of a picture, square where it is not known: as CSS says it, and as height and width by the other. */
export function shapeOf({ width = 1, height = 1 }: Pick<GalleryItem, 'width' | 'height'>) {
  return { ratio: `${width} / ${height}`, height: height / width, width: width / height };
}
