export * from './ideas.ts';
export * from './people.ts';
export * from './works.ts';
