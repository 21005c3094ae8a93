export * from './prompt-studio.machine.ts';
export { isNothingMissing } from './prompt-studio.setup.ts';
export type * from './prompt-studio.types.ts';
