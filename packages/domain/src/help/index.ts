export * from './events.ts';
export * from './topics.ts';
