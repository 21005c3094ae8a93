import type { Metafile } from 'esbuild';

const isSheet = (path: string) => path.endsWith('.css.ts');
const isShared = (path: string) => path.startsWith('src/theme/') || path.startsWith('src/fonts/');
const kindOf = (path: string) => path.split('/')[1];

const importsOf = (meta: Metafile, path: string) =>
  (meta.inputs[path]?.imports ?? []).map((each) => each.path).filter((each) => each in meta.inputs);

/** The style files that a module needs over the theme, itself or through what it imports. */
export function sheetsOf(meta: Metafile, entry: string): string[] {
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path) || !path.startsWith('src/')) return;
    seen.add(path);
    importsOf(meta, path).forEach(visit);
  };
  visit(entry);
  return [...seen].filter((path) => isSheet(path) && !isShared(path));
}

/**
 * How many style files have to stand before each one. A module that puts the classes of several files on
 * one element imports the weaker first; that order holds whatever sheets a page loads, and how often.
 * Throws when two modules want it the other way round.
 */
export function ranksOf(meta: Metafile): Map<string, number> {
  const before = new Map<string, Set<string>>();
  for (const path of Object.keys(meta.inputs).filter((each) => !isSheet(each))) {
    const sheets = importsOf(meta, path).filter((each) => isSheet(each) && !isShared(each));
    sheets.forEach((sheet, at) => {
      const weaker = sheets.slice(0, at).filter((each) => each !== sheet && kindOf(each) === kindOf(sheet));
      before.set(sheet, new Set([...(before.get(sheet) ?? []), ...weaker]));
    });
  }
  const rank = (path: string, trail: readonly string[]): number => {
    if (trail.includes(path)) {
      throw new Error(`Style files are imported in two orders: ${[...trail, path].join(' → ')}`);
    }
    return Math.max(0, ...[...(before.get(path) ?? [])].map((each) => rank(each, [...trail, path]) + 1));
  };
  return new Map([...before.keys()].map((path) => [path, rank(path, [])]));
}
