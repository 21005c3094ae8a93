export * from './routes.ts';
export * from './worker.ts';
