export * from './callback.events.ts';
export * from './callback.machine.ts';
export type * from './callback.types.ts';
