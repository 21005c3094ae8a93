export * from './costs.ts';
export * from './daily-purchases.ts';
export * from './exchange.ts';
export * from './ledger.ts';
export * from './purchases.ts';
export * from './purchasing.ts';
export * from './rates.ts';
