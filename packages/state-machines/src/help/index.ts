export * from './help.machine.ts';
export * from './help.types.ts';
export * from './known.ts';
