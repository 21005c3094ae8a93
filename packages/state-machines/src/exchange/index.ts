export * from './exchange.events.ts';
export * from './exchange.machine.ts';
export type * from './exchange.types.ts';
