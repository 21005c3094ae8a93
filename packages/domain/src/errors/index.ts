export * from './api-error.ts';
export * from './codes.ts';
export * from './kinds.ts';
export * from './messages.ts';
export * from './retry.ts';
