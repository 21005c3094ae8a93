export * from './mail-code.machine.ts';
export type * from './mail-code.types.ts';
