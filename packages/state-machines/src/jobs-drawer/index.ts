export * from './jobs-drawer.events.ts';
export * from './jobs-drawer.machine.ts';
export type * from './jobs-drawer.types.ts';
