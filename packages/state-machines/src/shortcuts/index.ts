export * from './shortcuts.events.ts';
export * from './shortcuts.machine.ts';
export type * from './shortcuts.types.ts';
