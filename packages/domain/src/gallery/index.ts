export * from './sorts.ts';
