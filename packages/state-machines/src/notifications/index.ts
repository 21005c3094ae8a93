export * from './notifications.events.ts';
export * from './notifications.machine.ts';
export type * from './notifications.types.ts';
