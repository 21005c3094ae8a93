export * from './event-screen.events.ts';
export * from './event-screen.machine.ts';
export type * from './event-screen.types.ts';
