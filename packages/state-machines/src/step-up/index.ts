export * from './step-up.machine.ts';
export type * from './step-up.types.ts';
