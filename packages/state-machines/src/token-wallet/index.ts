export * from './token-wallet.events.ts';
export * from './token-wallet.machine.ts';
export type * from './token-wallet.types.ts';
