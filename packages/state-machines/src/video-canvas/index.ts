export * from './video-canvas.machine.ts';
export type * from './video-canvas.types.ts';
