export * from './shortcut-settings.machine.ts';
export type * from './shortcut-settings.types.ts';
