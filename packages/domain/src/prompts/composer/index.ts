export * from './compose.ts';
export * from './draw.ts';
export * from './improve.ts';
export * from './read.ts';
export * from './vary.ts';
