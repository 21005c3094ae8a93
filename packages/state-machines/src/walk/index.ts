export * from './coverage.ts';
export * from './flow.ts';
export * from './walk.ts';
