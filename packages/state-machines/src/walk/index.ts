export * from './coverage.ts';
export * from './flow.ts';
export * from './guards.ts';
export * from './interactions.ts';
export type * from './moves.ts';
export * from './step.ts';
export * from './walk.ts';
