export * from './moderation-keys.ts';
export * from './news.ts';
export * from './public-things.ts';
export * from './relations.ts';
export * from './reports.ts';
