export * from './exchange.machine.ts';
export type * from './exchange.types.ts';
