export * from './balance.ts';
export { closeAccount } from './close.ts';
export * from './grants.ts';
export * from './idempotency.ts';
export * from './reservation.ts';
export * from './verify.ts';
