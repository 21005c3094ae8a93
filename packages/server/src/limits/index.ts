export * from './limiter.ts';
