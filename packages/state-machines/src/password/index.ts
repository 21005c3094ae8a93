export * from './password.events.ts';
export * from './password.machine.ts';
export type * from './password.types.ts';
