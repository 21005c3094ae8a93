export * from './purchase.machine.ts';
export type * from './purchase.types.ts';
