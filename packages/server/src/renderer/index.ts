export type { PictureRequest } from './ink.ts';
export { digest } from './noise.ts';
export { fromSrgb, type Oklch } from './palette.ts';
export { renderPicture } from './picture.ts';
