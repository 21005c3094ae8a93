export * from './token-wallet.machine.ts';
export type * from './token-wallet.types.ts';
