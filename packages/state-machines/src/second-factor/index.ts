export * from './second-factor.machine.ts';
export type * from './second-factor.types.ts';
