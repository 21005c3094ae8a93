export * from './prompt-studio.machine.ts';
export type * from './prompt-studio.types.ts';
