export * from './callback.machine.ts';
export type * from './callback.types.ts';
