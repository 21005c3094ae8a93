export * from './web-vitals.ts';
