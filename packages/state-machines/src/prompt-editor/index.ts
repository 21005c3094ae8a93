export * from './prompt-editor.machine.ts';
export type * from './prompt-editor.types.ts';
