export * from './command-palette.machine.ts';
export type * from './command-palette.types.ts';
