export * from './ballot.ts';
export * from './count.ts';
export * from './proposal.ts';
export * from './recount.ts';
