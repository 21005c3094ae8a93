import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { entriesOf, folderOf, type Published } from './manifest.ts';

/** What a package does not carry itself. Everything else, react-aria above all, is built in. */
const outside = ['react', 'react-dom', '@mirror-studio/domain', 'xstate', 'valibot'];

/**
 * Builds the modules of a package into its `dist`, with what several of them share in `dist/chunks`.
 * Takes further plugins. Returns what imports what.
 */
export async function buildJavaScript(name: Published, plugins: Plugin[] = []): Promise<Metafile> {
  const folder = folderOf(name);
  const outdir = join(folder, 'dist');
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: Object.fromEntries(entriesOf(name).map((entry) => [entry.name, entry.source])),
    outdir,
    chunkNames: 'chunks/[hash]',
    bundle: true,
    splitting: true,
    metafile: true,
    minifySyntax: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['module', 'import', 'browser'],
    jsx: 'automatic',
    legalComments: 'none',
    external: outside.flatMap((each) => [each, `${each}/*`]),
    plugins,
    logLevel: 'warning',
  });
  dropEmptyImports(outdir);
  return metafile;
}

/** The bundler loads shared modules in order, for their effects; ours have none (`sideEffects`). */
function dropEmptyImports(outdir: string) {
  for (const file of readdirSync(outdir, { recursive: true, withFileTypes: true })) {
    if (!file.name.endsWith('.js')) continue;
    const path = join(file.parentPath, file.name);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^import "\.{1,2}\/[^"]+";\n/gm, ''));
  }
}
