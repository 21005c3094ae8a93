export * from './csv.ts';
export * from './days.ts';
export * from './periods.ts';
