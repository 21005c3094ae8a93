// Which files import which: what a change of one can reach.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync, type StaticExportEntry } from 'oxc-parser';
import { root } from '../paths.mjs';

/** For each source file (from the root) the files that import it. */
export type ImportGraph = Map<string, Set<string>>;

const sources = [
  'packages/*/{src,test}/**/*.{ts,tsx,mdx}',
  '.storybook/**/*.{ts,tsx,mdx}',
  'tests/models/**/*.ts',
];

/** What else imports sources, and is checked with them. */
const besides = ['packages/*/*.ts', 'packages/*/scripts/**/*.{ts,mjs}', '{scripts,tests}/**/*.{ts,tsx,mjs}'];

/** What stands under every check of what is drawn, though no source imports it. */
export const underAll: readonly RegExp[] = [
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|vitest\.config\.ts)$/,
  /^packages\/[^/]+\/package\.json$/,
  /^scripts\/browser\.mjs$/,
];

/** What a file takes from another: these names, or all of it. */
interface Import {
  readonly target: string;
  readonly names: readonly string[] | 'all';
}

interface Module {
  readonly imports: readonly Import[];
  /** What it collects by a glob. */
  readonly globbed: readonly Import[];
  /** What it hands on, when it does nothing else: `export … from` alone. */
  readonly barrel: readonly ReExport[] | null;
  /** Names of values that are its own. */
  readonly own: ReadonlySet<string>;
}

/** `name` in `target` is known here as `as`; without names, everything. */
interface ReExport {
  readonly target: string;
  readonly name?: string;
  readonly as?: string;
}

const dynamicPattern = /(?:\bimport\s*\(\s*|\bnew URL\(\s*)['"]([^'"$]+)['"]/g;
/** What a glob of Vite takes: the patterns that are its first argument. */
const globPattern = /\bimport\.meta\.glob\b[^'[]*(\[[^\]]*\]|'[^']*')/g;
const mdxPattern = /(?:\bfrom\s*|\bimport\s*)['"]([^'"$]+)['"]/g;

/**
 * Reads every source file once (about a second) and turns its imports round. A barrel is seen through, by name.
 * `withGlobs` counts what is collected by `import.meta.glob` too; leave it out where one of many is taken by its name.
 * `forTypes` counts imports of types, which are not run, and the files of tests and scripts.
 */
export function readImportGraph({ withGlobs = false, forTypes = false } = {}): ImportGraph {
  const entries = packageEntries();
  const patterns = forTypes ? [...sources, ...besides] : sources;
  const files = globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] });
  const modules = new Map(files.map((file) => [file, read(file, entries, forTypes)]));
  const importGraph: ImportGraph = new Map(files.map((file) => [file, new Set()]));
  for (const [file, { imports, globbed }] of modules) {
    for (const each of withGlobs ? [...imports, ...globbed] : imports)
      for (const from of originsOf(each, modules)) {
        const known = importGraph.get(from) ?? new Set();
        importGraph.set(from, known.add(file));
      }
  }
  return importGraph;
}

/** Everything that a change of these files can reach, the files themselves included. */
export function reach(changed: Iterable<string>, importGraph: ImportGraph): Set<string> {
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importGraph.get(file) ?? []) reached.add(importer);
  return reached;
}

/** A path as this file writes it: from the root, with slashes. */
export const fromRoot = (path: string) => relative(root, path).replaceAll('\\', '/');

/** The files that an import reads: its target, and where a barrel hands names on, the files that they come from. */
function originsOf({ target, names }: Import, modules: ReadonlyMap<string, Module>): Set<string> {
  const origins = new Set([target]);
  const barrel = modules.get(target)?.barrel;
  if (!barrel) return origins;
  const wanted = names === 'all' ? barrel : names.flatMap((name) => fitting(name, barrel, modules));
  for (const { target: next, name } of wanted)
    for (const origin of originsOf({ target: next, names: name === undefined ? 'all' : [name] }, modules))
      origins.add(origin);
  return origins;
}

/** What of a barrel can be meant by a name: the one place that has it, or everything where none is known to. */
function fitting(
  name: string,
  barrel: readonly ReExport[],
  modules: ReadonlyMap<string, Module>,
): ReExport[] {
  const named = barrel.filter(({ as }) => as === name);
  if (named.length > 0) return named;
  const whole = barrel.filter(({ as }) => as === undefined);
  const having = whole.filter(({ target }) => has(target, name, modules));
  return (having.length > 0 ? having : whole).map(({ target }) => ({ target, name }));
}

function has(file: string, name: string, modules: ReadonlyMap<string, Module>): boolean {
  const module = modules.get(file);
  if (!module?.barrel) return module?.own.has(name) ?? true;
  return module.barrel.some(
    ({ target, as }) => as === name || (as === undefined && has(target, name, modules)),
  );
}

function read(file: string, entries: ReadonlyMap<string, string>, forTypes: boolean): Module {
  const counts = ({ isType }: { isType: boolean }) => forTypes || !isType;
  const text = readFileSync(join(root, file), 'utf8');
  const to = (specifier: string, names: Import['names']): Import[] => {
    const target = fileOf(specifier, file, entries);
    return target === undefined ? [] : [{ target, names }];
  };
  const all = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, specifier = '']) => to(specifier, 'all'));
  if (file.endsWith('.mdx')) return { imports: all(mdxPattern), globbed: [], barrel: null, own: new Set() };
  const { module, comments, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const imported = module.staticImports.flatMap(({ moduleRequest, entries: given }) => {
    const values = given.filter(counts);
    if (given.length > 0 && values.length === 0) return [];
    const names = values.map(({ importName }) =>
      importName.kind === 'Default' ? 'default' : importName.name,
    );
    const isWhole = values.length === 0 || names.includes(null);
    return to(moduleRequest.value, isWhole ? 'all' : names.filter((name) => name !== null));
  });
  const exported = module.staticExports.flatMap(({ entries: given }) => given.filter(counts));
  const reExports = exported.flatMap(({ moduleRequest, importName, exportName }) => {
    if (!moduleRequest) return [];
    const name = importName.kind === 'Name' ? importName.name : null;
    return to(moduleRequest.value, name === null ? 'all' : [name]).map(
      ({ target }): ReExport => ({
        target,
        ...(name !== null && { name }),
        ...(exportName.name !== null && { as: exportName.name }),
      }),
    );
  });
  const statements = [...module.staticExports, ...comments].toSorted((a, b) => b.start - a.start);
  const rest = statements.reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  const isBarrel =
    exported.every(({ moduleRequest }) => moduleRequest !== null) && rest.replaceAll(';', '').trim() === '';
  return {
    imports: [
      ...imported,
      ...(isBarrel ? [] : reExports.map(({ target }): Import => ({ target, names: 'all' }))),
      ...all(dynamicPattern),
    ],
    globbed: globbedBy(text, file),
    barrel: isBarrel ? reExports : null,
    own: new Set(exported.map(nameOf)),
  };
}

/** The files that the globs in a source read. A change of which files there are changes the set with them. */
function globbedBy(text: string, file: string): Import[] {
  const folder = dirname(file);
  return [...text.matchAll(globPattern)].flatMap(([, given = '']) => {
    const patterns = [...given.matchAll(/'([^']*)'/g)].map(([, pattern = '']) => pattern);
    const found = (isWanted: (pattern: string) => boolean) =>
      patterns
        .filter(isWanted)
        .flatMap((pattern) => globSync(join(folder, pattern.replace(/^!/, '')), { cwd: root }));
    const unwanted = new Set(found((pattern) => pattern.startsWith('!')));
    return found((pattern) => !pattern.startsWith('!'))
      .map((target) => target.replaceAll('\\', '/'))
      .filter((target) => !unwanted.has(target) && target !== file)
      .map((target): Import => ({ target, names: 'all' }));
  });
}

const nameOf = ({ exportName: { kind, name } }: StaticExportEntry) =>
  kind === 'Default' ? 'default' : (name ?? '');

/** The file of the project that a specifier means; undefined for a library, and for what is built later. */
function fileOf(specifier: string, from: string, entries: ReadonlyMap<string, string>): string | undefined {
  const bare = specifier.replace(/\?.*$/, '');
  const file = bare.startsWith('.') ? join(dirname(from), bare) : entryOf(bare, entries);
  if (file !== undefined && existsSync(join(root, file))) return file;
  // The changes of a source of ours that is not found would go unnoticed.
  if (bare.startsWith('@mirror-studio/'))
    throw new Error(`${from} imports ${bare}, which is no source of the project.`);
  return undefined;
}

/** What a package's `exports` says of its sources: specifier → file, with a star where it is a pattern. */
function packageEntries(): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const path of globSync('packages/*/package.json', { cwd: root })) {
    const { name, exports }: { name: string; exports?: Record<string, unknown> } = JSON.parse(
      readFileSync(join(root, path), 'utf8'),
    );
    for (const [key, target] of Object.entries(exports ?? {})) {
      const file =
        typeof target === 'object' && target !== null && '@mirror-studio/source' in target
          ? target['@mirror-studio/source']
          : target;
      if (typeof file === 'string') entries.set(join(name, key), join(dirname(path), file));
    }
  }
  return entries;
}

/** What the entries say of a specifier: of the patterns that fit, the longest counts. */
function entryOf(specifier: string, entries: ReadonlyMap<string, string>): string | undefined {
  const exact = entries.get(specifier);
  if (exact !== undefined) return exact;
  const patterns = [...entries].flatMap(([key, target]) => {
    const [begin = '', end] = key.split('*');
    if (end === undefined || !specifier.startsWith(begin) || !specifier.endsWith(end)) return [];
    const middle = specifier.slice(begin.length, specifier.length - end.length);
    return [{ begin, file: target.replaceAll('*', middle) }];
  });
  return patterns.toSorted((a, b) => b.begin.length - a.begin.length)[0]?.file;
}
