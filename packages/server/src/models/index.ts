export * from './provider.ts';
export * from './providers.ts';
