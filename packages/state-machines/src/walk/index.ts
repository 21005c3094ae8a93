export * from './coverage.ts';
export * from './flow.ts';
export * from './step.ts';
export * from './walk.ts';
