export * from './address.ts';
export * from './feeds.ts';
export * from './licence.ts';
export * from './publish.ts';
