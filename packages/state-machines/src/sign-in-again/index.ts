export * from './sign-in-again.machine.ts';
export type * from './sign-in-again.types.ts';
