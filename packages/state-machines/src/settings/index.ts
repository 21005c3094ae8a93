export * from './settings.events.ts';
export * from './settings.machine.ts';
export type * from './settings.types.ts';
