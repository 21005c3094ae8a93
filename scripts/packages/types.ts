import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../paths.mjs';
import { entriesOf, folderOf, type Published } from './manifest.ts';
import { allowUndefined } from './optional.ts';

/** Relative paths in declarations, however they are written: `from './a.ts'`, `import('./a.ts')`. */
const relativePath = /(?<=\b(?:from|import)\s*\(?\s*)(["'])(\.{1,2}\/[^"']+)\1/g;

/** Where a declaration of the package is published, in `dist/types`: `src/a.d.ts` as `a.d.ts`, `test/b.d.ts` as it is. */
const publishedPath = (path: string) => path.replace(/^src\//, '');

const asRelative = (path: string) => (path.startsWith('.') ? path : `./${path}`);

/**
 * Writes the declarations of a package's entries, and of what they reach, into `dist/types`: of a spec also what its
 * suites ask of it, which stands in `test`.
 * Throws with the compiler's words when they cannot be made.
 */
export function buildTypes(name: Published): void {
  const folder = folderOf(name);
  const work = join(root, '.cache', `types-${name}-${process.pid}`);
  mkdirSync(work, { recursive: true });
  try {
    const project = join(work, 'tsconfig.json');
    const settings = {
      extends: relative(work, join(folder, 'tsconfig.json')),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: relative(work, folder),
        outDir: 'out',
      },
      include: [relative(work, join(folder, 'src/**/*.d.ts'))],
      files: entriesOf(name).map(({ source }) => relative(work, join(folder, source))),
    };
    writeFileSync(project, JSON.stringify(settings));
    const { status, stdout } = spawnSync('tsc', ['-p', project, '--pretty', 'false'], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The declarations of ${name} cannot be made:\n${stdout}`);
    const seen = new Set<string>();
    const take = (path: string) => {
      if (seen.has(path)) return;
      seen.add(path);
      const reached: string[] = [];
      const text = readFileSync(join(work, 'out', path), 'utf8').replace(
        relativePath,
        (_whole, quote: string, target: string) => {
          const source = join(dirname(path), target);
          reached.push(source.replace(/\.tsx?$/, '.d.ts'));
          const published = relative(dirname(publishedPath(path)), publishedPath(source));
          return quote + asRelative(published.replace(/\.tsx?$/, '.js')) + quote;
        },
      );
      const written = join(folder, 'dist/types', publishedPath(path));
      mkdirSync(dirname(written), { recursive: true });
      writeFileSync(written, allowUndefined(path, text));
      reached.forEach(take);
    };
    for (const { types } of entriesOf(name)) take(types.replace('./dist/types/', 'src/'));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
