export * from './address-change.machine.ts';
export type * from './address-change.types.ts';
