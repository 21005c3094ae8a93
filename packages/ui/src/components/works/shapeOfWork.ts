import type { Work } from '@mirror-studio/domain/contract';
import { shapeOf } from '../gallery/GalleryGrid/shape.ts';

/** So many characters stand on a square; more want a higher one. */
const fewCharacters = 110;

/** The shape in which a work hangs: of a picture its own, of a prompt one that its words fit in. */
export function shapeOfWork({ type, width, height, prompt }: Work) {
  if (type === 'picture') return shapeOf({ width: width ?? 1, height: height ?? 1 });
  return shapeOf((prompt ?? '').length > fewCharacters ? { width: 3, height: 4 } : { width: 1, height: 1 });
}
