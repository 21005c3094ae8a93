export * from './changes.ts';
export * from './versions.ts';
