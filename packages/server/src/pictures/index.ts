export * from './pools.ts';
export type { PreparedPicture } from './tasks.ts';
