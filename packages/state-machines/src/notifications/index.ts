export * from './notifications.machine.ts';
export type * from './notifications.types.ts';
