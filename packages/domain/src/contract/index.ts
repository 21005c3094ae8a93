export * from './calls.ts';
export * from './read.ts';
export * from './schemas.ts';
