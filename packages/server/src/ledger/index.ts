export * from './balance.ts';
export { closeAccount, makeNameless } from './close.ts';
export * from './grants.ts';
export * from './idempotency.ts';
export * from './reservation.ts';
export * from './verify.ts';
