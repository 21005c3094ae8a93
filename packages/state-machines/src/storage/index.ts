export * from './storage.machine.ts';
export type * from './storage.types.ts';
