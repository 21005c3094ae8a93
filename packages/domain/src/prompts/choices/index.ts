export type * from './choice.ts';
export * from './choices.ts';
