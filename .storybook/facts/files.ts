import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
export const src = join(root, 'packages/ui/src');

/** The folder of a component, from `packages/ui/src`, by the entry of the package that it is. */
export const folders = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('{primitives,patterns,components}/**/index.ts', { cwd: src })
      .map((path) => dirname(path).replaceAll('\\', '/'))
      .map((folder) => [folder.split('/').at(-1) ?? folder, folder]),
  );

/** The components that an entry exports. */
export const exportsOf = (folder: string): string[] =>
  [...readFileSync(join(src, folder, 'index.ts'), 'utf8').matchAll(/export\s*\{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][A-Za-z]*$/.test(name));

const importsOf = (text: string) => [...text.matchAll(/\bfrom '(\.[^']+)'/g)].map(([, path = '']) => path);

interface Made {
  /** The text of its style files, and of those that it shares with others. */
  styles: string;
  /** The entries of the other components that it is made of. */
  parts: string[];
}

/** What a folder is made of: its own modules and those that they import, as far as they are no components themselves. */
export function madeOf(folder: string): Made {
  const styles: string[] = [];
  const parts = new Set<string>();
  const seen = new Set<string>();
  const waiting = globSync('*.{ts,tsx}', { cwd: join(src, folder) })
    .filter((name) => !/\.(stories|spec|test)\.tsx?$/.test(name))
    .map((name) => join(src, folder, name));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const home = dirname(path);
    if (seen.has(path) || home.startsWith(join(src, 'theme')) || !existsSync(path)) continue;
    seen.add(path);
    const entry = home.split(/[\\/]/).at(-1) ?? '';
    if (/^[A-Z]/.test(entry) && home !== join(src, folder) && existsSync(join(home, 'index.ts'))) {
      parts.add(entry);
      continue;
    }
    const text = readFileSync(path, 'utf8');
    if (path.endsWith('.css.ts')) styles.push(text);
    waiting.push(...importsOf(text).map((each) => join(home, each)));
  }
  return { styles: styles.join('\n'), parts: [...parts].toSorted() };
}

/** The file of a component, from the root: the one that is named after it, or the one that its entry is named after. */
export function sourceOf(folder: string, component: string): string {
  const entry = folder.split('/').at(-1) ?? '';
  const name = [component, entry].find((each) => existsSync(join(src, folder, `${each}.tsx`)));
  return `packages/ui/src/${folder}/${name ? `${name}.tsx` : 'index.ts'}`;
}

/** What a TSDoc tag in front of a component says of its standing. */
export function standingOf(source: string, component: string): 'deprecated' | 'experimental' | undefined {
  const text = readFileSync(join(root, source), 'utf8');
  const [, comment = ''] =
    new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:function|const) ${component}\\b`).exec(
      text,
    ) ?? [];
  const [, tag] = /@(deprecated|experimental)\b/.exec(comment) ?? [];
  return tag === 'deprecated' || tag === 'experimental' ? tag : undefined;
}
