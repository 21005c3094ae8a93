export * from './settings.machine.ts';
export type * from './settings.types.ts';
