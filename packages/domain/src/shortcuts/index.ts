export * from './match.ts';
export * from './shortcuts.ts';
