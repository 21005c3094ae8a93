export * from './password.machine.ts';
export type * from './password.types.ts';
