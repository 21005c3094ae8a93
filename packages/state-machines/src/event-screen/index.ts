export * from './event-screen.machine.ts';
export type * from './event-screen.types.ts';
