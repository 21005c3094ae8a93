export * from './route-guard.machine.ts';
export type * from './route-guard.types.ts';
