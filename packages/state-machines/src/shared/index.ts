export * from './effects.ts';
export * from './failure.ts';
export * from './notice.ts';
export * from './time.ts';
