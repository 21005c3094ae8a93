export * from './jobs-drawer.machine.ts';
export type * from './jobs-drawer.types.ts';
