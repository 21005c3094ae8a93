export { changedDetails, changeOf } from './changes.ts';
export * from './prompt-editor.machine.ts';
export type * from './prompt-editor.types.ts';
