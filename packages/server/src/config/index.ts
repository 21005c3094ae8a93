export * from './config.ts';
export * from './image-engines.ts';
export * from './image-models.ts';
export * from './language-model.ts';
export type { RateLimitFigures } from './rate-limits.ts';
export type { SigningKeyConfig } from './signing-keys.ts';
export type { SmsConfig } from './sms.ts';
export * from './start-error.ts';
export type { TrustProxy } from './trust-proxy.ts';
