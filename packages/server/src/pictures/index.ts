export type { ExaminedPicture } from './examine.ts';
export * from './pools.ts';
export type { PictureBounds, PreparedPicture, ReferenceProblem } from './tasks.ts';
