export * from './cut-text.ts';
export * from './figures.ts';
export * from './format.ts';
export * from './languages.ts';
export * from './latin-digits.ts';
export type * from './translations.ts';
export type * from './types.ts';
export * from './zone.ts';
