export * from './config.ts';
export * from './start-error.ts';
