import type { Press } from './types.ts';

/** A key, or what is said between two. */
export type Part = { readonly key: string } | { readonly words: string };

const between = (keys: readonly string[], words: string): Part[] =>
  keys.flatMap((key, at) => (at === 0 ? [{ key }] : [{ words }, { key }]));

const partsOf = (press: Press): Part[] => {
  if (typeof press === 'string') return [{ key: press }];
  if ('together' in press) return between(press.together, ' + ');
  return 'inTurn' in press ? between(press.inTurn, ', then ') : [{ words: press.typed }];
};

/** The keys of a row, in the order in which they are read: `Ctrl`, ` + `, `A`, ` or `, `F6`. */
export const sayKeys = (keys: readonly Press[]): readonly Part[] =>
  keys.flatMap((press, at) => [...(at > 0 ? [{ words: ' or ' }] : []), ...partsOf(press)]);
