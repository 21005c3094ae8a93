export * from './keep.ts';
export * from './plain.ts';
export * from './store.ts';
