export * from './file.ts';
export * from './read.ts';
