export * from './catalogue.ts';
export * from './form.ts';
export * from './reference.ts';
