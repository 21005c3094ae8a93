export * from './caches.ts';
export * from './clean-up.ts';
export * from './keys.ts';
