export * from './sign-in.machine.ts';
export type * from './sign-in.types.ts';
