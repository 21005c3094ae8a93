import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './house.ts';

/** For each source file (from the root) the files that import it. */
export type Importers = Map<string, Set<string>>;

const sources = ['packages/*/src/**/*.{ts,tsx,mdx}', '.storybook/**/*.{ts,tsx,mdx}'];
/** Types are not run: what is imported for them alone draws nothing. */
const typesAlone = /^(?:import|export) type\s[^;'"]*?\bfrom\s*['"][^'"]+['"]/gm;
const importPattern = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)['"]([^'"]+)['"]/g;

/** What a package's `exports` says of its sources: specifier → file. */
function packageEntries(): Map<string, string> {
  const entries = new Map<string, string>();
  for (const path of globSync('packages/*/package.json', { cwd: root })) {
    const { name, exports }: { name: string; exports?: Record<string, unknown> } = JSON.parse(
      readFileSync(join(root, path), 'utf8'),
    );
    for (const [key, target] of Object.entries(exports ?? {})) {
      const file =
        typeof target === 'string'
          ? target
          : typeof target === 'object' && target !== null && '@mirror-studio/source' in target
            ? target['@mirror-studio/source']
            : undefined;
      if (typeof file === 'string') entries.set(join(name, key), join(dirname(path), file));
    }
  }
  return entries;
}

function resolve(specifier: string, from: string, entries: Map<string, string>): string | undefined {
  const bare = specifier.replace(/\?.*$/, '');
  if (!bare.startsWith('.')) return entries.get(bare);
  return join(dirname(from), bare);
}

/** Reads every source file once (under a second) and turns its imports round. */
export function readImporters(): Importers {
  const importers: Importers = new Map();
  const entries = packageEntries();
  for (const file of globSync(sources, { cwd: root, exclude: ['**/node_modules/**'] })) {
    if (!importers.has(file)) importers.set(file, new Set());
    const text = readFileSync(join(root, file), 'utf8').replace(typesAlone, '');
    for (const [, specifier = ''] of text.matchAll(importPattern)) {
      const target = resolve(specifier, file, entries);
      if (!target || !existsSync(join(root, target))) continue;
      const known = importers.get(target) ?? new Set();
      importers.set(target, known.add(file));
    }
  }
  return importers;
}

/** Everything that a change of these files can reach, the files themselves included. */
export function reach(changed: Iterable<string>, importers: Importers): Set<string> {
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}

/** Files that change every photograph, or of which it is not known what they change. */
const everywhere = [
  /^\.storybook\//,
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|vitest\.config\.ts)$/,
  /^scripts\/browser\.mjs$/,
  /^packages\/[^/]+\/package\.json$/,
];
const isSource = (file: string) => /^packages\/[^/]+\/src\//.test(file);
const isDocumentation = (file: string) => file.startsWith('.storybook/docs/');
const isTest = (file: string) => /\.test\.tsx?$|\.md$/.test(file);

/** Which story files a change of `changed` can alter (paths from the root); null stands for all of them. */
export function storyFilesOf(changed: string[], importers: Importers): Set<string> | null {
  const relevant = changed.filter(
    (file) => !isTest(file) && !file.startsWith('.storybook/photographs/report/'),
  );
  if (relevant.some((file) => everywhere.some((pattern) => pattern.test(file)))) return null;
  if (relevant.some((file) => isSource(file) && !importers.has(file))) return null;
  // Pages of documentation draw components, and no photograph shows them.
  const pictured = new Map(
    [...importers].map(([file, by]) => [file, new Set([...by].filter((each) => !isDocumentation(each)))]),
  );
  const reached = reach(relevant, pictured);
  if (reached.has('.storybook/preview.tsx')) return null;
  return new Set([...reached].filter((file) => file.endsWith('.stories.tsx')));
}

/** A path as this file writes it: from the root, with slashes. */
export const fromRoot = (path: string) => relative(root, path).replaceAll('\\', '/');
