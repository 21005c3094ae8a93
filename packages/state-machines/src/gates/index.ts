export * from './gates.machine.ts';
export * from './gates.types.ts';
