export * from './export-file.ts';
export * from './file-names.ts';
export * from './licence.ts';
export * from './media.ts';
export * from './vocabulary.ts';
