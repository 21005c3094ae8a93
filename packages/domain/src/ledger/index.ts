export * from './chain.ts';
export * from './check.ts';
export * from './csv.ts';
export * from './statement.ts';
