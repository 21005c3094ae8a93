export * from './keep.ts';
export * from './store.ts';
