export * from './endpoints.ts';
export * from './inbox.ts';
export * from './read.ts';
export * from './schemas.ts';
