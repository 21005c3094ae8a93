export * from './change.ts';
export * from './periods.ts';
export * from './plans.ts';
export * from './renewal.ts';
