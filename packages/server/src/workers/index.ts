export * from './pool.ts';
export * from './retry-when-full.ts';
