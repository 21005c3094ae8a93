export * from './ledger-check.machine.ts';
export type * from './ledger-check.types.ts';
