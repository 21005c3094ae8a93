export * from './coverage.ts';
export * from './explore.ts';
export * from './faults.ts';
export * from './flow.ts';
export * from './guards.ts';
export * from './interactions.ts';
export type * from './moves.ts';
export * from './step.ts';
