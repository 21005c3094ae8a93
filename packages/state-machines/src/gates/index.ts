export * from './gates.events.ts';
export * from './gates.machine.ts';
export * from './gates.types.ts';
