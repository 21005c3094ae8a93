/** What vanilla-extract says of a thing that wants a name: `hash` tells it from every other. */
interface Named {
  hash: string;
  filePath: string;
}

/** How every name that a style file makes begins, by its path: `m`, and its place among `files`. */
export const prefixesOf = (files: readonly string[]): ReadonlyMap<string, string> =>
  new Map(files.toSorted().map((path, at) => [path, `m${at.toString(36).padStart(2, '0')}`]));

/**
 * Names for classes, variables and keyframes: `m`, the place of the style file among `files`, and how many
 * it has made before. They are in every sheet and every module, so each byte counts.
 */
export function shortNames(files: readonly string[]): (named: Named) => string {
  const prefixes = prefixesOf(files);
  const counts = new Map<string, number>();
  const names = new Map<string, string>();

  return ({ hash, filePath }) => {
    const known = names.get(hash);
    if (known) return known;
    const count = counts.get(filePath) ?? 0;
    counts.set(filePath, count + 1);
    const name = `${prefixes.get(filePath) ?? `m${filePath}`}${count.toString(36)}`;
    names.set(hash, name);
    return name;
  };
}
