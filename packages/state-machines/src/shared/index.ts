export * from './effects.ts';
export * from './factors.ts';
export * from './failure.ts';
export * from './flow-error.ts';
export * from './listening.ts';
export * from './notice.ts';
export * from './time.ts';
export * from './waiting.ts';
