export * from './photo-shoot.machine.ts';
export type * from './photo-shoot.types.ts';
