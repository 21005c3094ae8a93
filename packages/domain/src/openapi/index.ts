export * from './document.ts';
export * from './summaries.ts';
