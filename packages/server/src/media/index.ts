export * from './keep.ts';
export * from './routes.ts';
export * from './store.ts';
