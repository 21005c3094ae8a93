export * from './config.ts';
export * from './image-engines.ts';
export * from './image-models.ts';
export * from './language-model.ts';
export type { SmsConfig } from './sms.ts';
export * from './start-error.ts';
export type { TrustProxy } from './trust-proxy.ts';
