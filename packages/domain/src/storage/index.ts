export * from './clean-up.ts';
export * from './keys.ts';
