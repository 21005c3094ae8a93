export * from './config.ts';
export * from './start-error.ts';
export type { TrustProxy } from './trust-proxy.ts';
