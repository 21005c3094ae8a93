export * from './keep.ts';
export * from './made-once.ts';
export * from './plain.ts';
export * from './store.ts';
