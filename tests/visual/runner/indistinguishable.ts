import type { Baselines } from './baselines.ts';

/**
 * Takes the baselines of a title and the keys of its stories; returns the groups of those that nothing tells apart: the
 * same pictures in both themes, or none, and the same accessibility tree.
 */
export function alike(baselines: Baselines, keys: readonly string[]): string[][] {
  const seen = keys.filter((key) => baselines.tree(key) !== undefined);
  const groups = Map.groupBy(seen, (key) =>
    [baselines.digest(`${key}.dark`), baselines.digest(`${key}.light`), baselines.tree(key)].join('\n'),
  );
  return [...groups.values()].filter(({ length }) => length > 1);
}
