import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { root } from '../../paths.mjs';
import { entriesOf, folderOf } from '../manifest.ts';
import type { SpecFacts } from './collect.ts';

const src = join(folderOf('ui'), 'src');

/** Nothing is drawn: a class name may be anything. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  setup(esbuild) {
    esbuild.onResolve({ filter: /\.css\.ts$/ }, ({ path }) => ({ path, namespace: 'no-style' }));
    esbuild.onLoad({ filter: /./, namespace: 'no-style' }, () => ({
      loader: 'js',
      contents: `const any = () => new Proxy(function () {}, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : any()),
  apply: () => any(),
});
module.exports = any();`,
    }));
  },
};

const listOf = (names: readonly string[], prefix: string) =>
  names.map((name, at) => `[${JSON.stringify(name)}, ${prefix}${at}]`).join(', ');

/**
 * Runs the specs of the components, which are the source of their keys, composition and states.
 *
 * @returns What they say, in the order of their files.
 */
export async function readSpecs(): Promise<SpecFacts[]> {
  const specs = globSync('{primitives,patterns,components,i18n}/**/*.spec.tsx', { cwd: src }).toSorted();
  const entries = entriesOf('ui').filter(({ name }) => name !== 'testing');
  const work = join(root, '.cache', `docs-${process.pid}`);
  mkdirSync(work, { recursive: true });
  const outfile = join(work, 'specs.mjs');
  try {
    await build({
      stdin: {
        resolveDir: import.meta.dirname,
        loader: 'ts',
        contents: [
          "import { collect } from './collect.ts';",
          ...specs.map((path, at) => `import * as s${at} from ${JSON.stringify(join(src, path))};`),
          ...entries.map(
            ({ source }, at) => `import * as e${at} from ${JSON.stringify(join(folderOf('ui'), source))};`,
          ),
          `const exports = [${listOf(
            entries.map(({ name }) => name),
            'e',
          )}].flatMap(([entry, all]) => Object.entries(all).map(([name, value]) => ({ name, entry, value })));`,
          `process.stdout.write(JSON.stringify(collect([${listOf(specs, 's')}], exports)));`,
        ].join('\n'),
      },
      bundle: true,
      outfile,
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
      logLevel: 'error',
      conditions: ['@mirror-studio/source', 'module', 'import'],
      mainFields: ['module', 'main'],
      define: { 'process.env.NODE_ENV': '"production"' },
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
      plugins: [withoutStyles],
    });
    const { status, stdout, stderr } = spawnSync(process.execPath, [outfile], {
      encoding: 'utf8',
      maxBuffer: 1e8,
      env: { TZ: 'UTC' },
    });
    if (status !== 0) throw new Error(`The specs cannot be read:\n${stderr}`);
    return JSON.parse(stdout);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
