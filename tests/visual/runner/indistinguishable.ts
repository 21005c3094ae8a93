import { themes } from '../variants.ts';
import { type Baselines, pictureName, treeName } from './baselines.ts';

/**
 * Takes the baselines of a title and the keys of its stories; returns the groups of those that nothing tells apart: the
 * same pictures in both themes, or none, and the same accessibility tree.
 */
export function alike(baselines: Baselines, keys: readonly string[]): string[][] {
  const seen = keys.filter((key) => baselines.digest(treeName(key)) !== undefined);
  const namesOf = (key: string) => [...themes.map((theme) => pictureName(key, theme)), treeName(key)];
  const groups = Map.groupBy(seen, (key) =>
    namesOf(key)
      .map((name) => baselines.digest(name))
      .join('\n'),
  );
  return [...groups.values()].filter(({ length }) => length > 1);
}
