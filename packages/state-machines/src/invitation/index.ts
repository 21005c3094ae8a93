export * from './invitation.machine.ts';
export type * from './invitation.types.ts';
