import { dirname, join } from 'node:path';

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  path: string;
  text: string;
}

/** Who may import whom: the packages that each package may import. */
const mayImport: Record<string, string[]> = {
  domain: [],
  'state-machines': ['domain'],
  ui: ['domain'],
  server: ['domain'],
  flows: ['domain', 'state-machines', 'ui'],
  app: ['domain', 'state-machines', 'ui', 'flows'],
};

/** The folders beside the packages, and what of the project each may import by path besides itself. */
const toolMayImport: Record<string, string[]> = {
  scripts: ['packages'],
  'tests/visual': ['packages', 'scripts'],
  '.storybook': ['packages', 'scripts', 'tests/visual'],
  tests: ['packages', 'scripts', 'tests/visual', '.storybook'],
};

/** What a package must never see, whoever publishes it. */
const forbidden: Record<string, RegExp> = {
  domain: /^(node:|react|xstate|@tanstack|hono)/,
  'state-machines': /^(node:|react|@xstate\/react|@tanstack|hono)/,
  ui: /^(node:|xstate|@xstate|@tanstack\/react-query|react-router|@supabase)/,
  flows: /^(node:|@tanstack|react-router|@supabase|hono)/,
  app: /^(node:|hono)/,
  server: /^(react|@xstate)/,
};

const isTest = (path: string) => /\.(test|stories)\.tsx?$/.test(path) || /\/testing\//.test(path);

/** What stands beside product code and is not part of it: it may import what is for tests. */
const isBesideProduct = (path: string) => /\.(spec|stories|test)\.tsx?$/.test(path);
const isProduct = (path: string) => /^packages\/[^/]+\/src\//.test(path) && !isBesideProduct(path);

const importsOf = (text: string) =>
  [
    ...text.matchAll(
      /(?:^|[\s;])(?:import|export)\s(?:[^'"`;]*?from\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/gm,
    ),
  ].map((match) => match[1] ?? match[2] ?? '');

const packageOf = (path: string) => path.split('/')[1] ?? '';
const featureOf = (path: string) => /^packages\/app\/src\/features\/([^/]+)\//.exec(path)?.[1];

/** The folder of tools that a path belongs to; the visual tests are apart, because Storybook shows with their variants. */
const toolOf = (path: string) =>
  path.startsWith('tests/visual/') ? 'tests/visual' : (path.split('/')[0] ?? '');

function toolBreachOf(path: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const own = toolOf(path);
  const target = join(dirname(path), specifier);
  const other = toolOf(target);
  // Files in the root, as the configurations, are anybody's.
  if (!target.includes('/') || other === own || toolMayImport[own]?.includes(other)) return undefined;
  return `${own} must not import ${other}`;
}

/** What a page of documentation takes from elsewhere: parts of such pages, and the text of a source it may depend on. */
const isForPages = (own: string, target: string) =>
  target.startsWith('.storybook/docs/') ||
  (/^packages\/.*\?raw$/.test(target) && mayImport[own]?.includes(packageOf(target)));

function breachOf(path: string, specifier: string): string | undefined {
  if (!path.startsWith('packages/')) return toolBreachOf(path, specifier);
  const own = packageOf(path);
  if (specifier.startsWith('.')) {
    const target = join(dirname(path), specifier);
    if (path.endsWith('.mdx') && isForPages(own, target)) return undefined;
    if (!target.startsWith(`packages/${own}/`)) return 'reaches out of its package';
    if (isProduct(path) && target.startsWith(`packages/${own}/test/`))
      return 'product code imports what is for tests';
    const [from, to] = [featureOf(path), featureOf(target)];
    if (from && to && from !== to) return `feature ${from} imports feature ${to}`;
    return undefined;
  }
  const workspace = /^@mirror-studio\/([^/]+)(\/.*)?$/.exec(specifier);
  if (workspace) {
    const [, other = '', entry = ''] = workspace;
    if (other === own) return 'imports its own package by name';
    if (!mayImport[own]?.includes(other)) return `${own} must not import ${other}`;
    if (entry.startsWith('/src/') || /\.tsx?$/.test(entry)) return 'reaches past the entries';
    return undefined;
  }
  if (!isTest(path) && forbidden[own]?.test(specifier)) return `${own} must not import ${specifier}`;
  return undefined;
}

/** Every import that goes the wrong way, as "file → import: reason". */
export function breaches(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    importsOf(text).flatMap((specifier) => {
      const reason = breachOf(path, specifier);
      return reason ? [`${path} → ${specifier}: ${reason}`] : [];
    }),
  );
}

/** Cycles between files, as "a → b → a": at least one for each group of files that import each other. Types count. */
export function cycles(files: SourceFile[]): string[] {
  const known = new Set(files.map(({ path }) => path));
  const edges = new Map(
    files.map(({ path, text }) => [
      path,
      importsOf(text)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => join(dirname(path), specifier))
        .filter((target) => known.has(target)),
    ]),
  );
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: string[]) => {
    const at = trail.indexOf(path);
    if (at >= 0) found.push([...trail.slice(at), path].join(' → '));
    if (at >= 0 || done.has(path)) return;
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) visit(path, []);
  return found;
}
