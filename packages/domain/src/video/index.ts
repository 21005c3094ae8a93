export * from './form.ts';
export * from './moves.ts';
export * from './path.ts';
