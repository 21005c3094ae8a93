export * from './toast.machine.ts';
export type * from './toast.types.ts';
