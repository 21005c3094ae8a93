export * from './shortcuts.machine.ts';
export type * from './shortcuts.types.ts';
