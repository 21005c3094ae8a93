export * from './session.machine.ts';
export type * from './session.types.ts';
