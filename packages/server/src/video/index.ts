export * from './encoder.ts';
export * from './render.ts';
export * from './sources.ts';
