import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { build } from 'vite';
import { buildOf } from './build-id.ts';
import { compress } from './compressed.ts';
import { integrityOf } from './integrity.ts';
import { seldom } from './seldom.ts';

const workerFile = 'sw.js';

/** A file of the shell; the revision of one that does not carry its content in its name, else the digest of its content. */
interface ShellFile {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity?: string;
}

/** The files without which the app does not open or a page of it cannot be drawn: no pictures. Takes the folder of the built app. */
function shellFiles(dir: string): readonly ShellFile[] {
  const page = readFileSync(join(dir, 'index.html'), 'utf8');
  const revision = buildOf(page);
  const [, headScript = ''] = /<script src="(\/theme\.js\?[^"]+)"/.exec(page) ?? [];
  if (!headScript) throw new Error('The built page has no script in its head.');
  const styles = globSync('*.{css,woff2}', { cwd: join(dir, 'assets') });
  const scripts = scriptsFrom(join(dir, 'assets'), namesIn(page));
  const assets = [...scripts, ...styles.filter((name) => !seldom.test(name))];
  return [
    { url: '/index.html', revision },
    { url: '/', revision },
    file(dir, headScript),
    ...assets.toSorted().map((name) => file(dir, `/assets/${name}`)),
  ];
}

/** The scripts that a page names. */
const namesIn = (page: string) =>
  Array.from(page.matchAll(/\/assets\/([^"?]+\.js)"/g), ([, name = '']) => name);

/**
 * The scripts that these import, now or later, and they themselves, without what is seldom needed. Throws where one would not
 * run without a network, because something that it imports at once is left out.
 */
function scriptsFrom(folder: string, entries: readonly string[]): string[] {
  const kept = new Set(entries);
  const missing: string[] = [];
  for (const name of kept) {
    const code = readFileSync(join(folder, name), 'utf8');
    const { module } = parseSync(name, code);
    const now = module.staticImports.map(({ moduleRequest }) => basename(moduleRequest.value));
    const later = module.dynamicImports
      .map(({ moduleRequest: { start, end } }) => code.slice(start, end))
      .flatMap((text) => /^['"`]\.\/(.+)['"`]$/.exec(text)?.[1] ?? []);
    for (const each of [...now, ...later])
      if (!seldom.test(each)) kept.add(each);
      else if (now.includes(each)) missing.push(`${name} needs ${each}`);
  }
  if (missing.length > 0)
    throw new Error(
      `The service worker leaves out what scripts that it keeps import:\n${missing.join('\n')}`,
    );
  return [...kept];
}

function file(dir: string, url: string): ShellFile {
  const content = readFileSync(join(dir, url.replace(/\?.*/, '')));
  return { url, revision: null, integrity: integrityOf(content) };
}

/**
 * Builds the service worker into the folder of the built app, with the list of what it keeps. One file without imports: not
 * every browser has workers that are modules. Takes the folders of the app's sources and of the built app.
 */
export async function writeServiceWorker(app: string, dir: string): Promise<void> {
  await build({
    root: app,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { conditions: ['@mirror-studio/source', 'module', 'browser', 'production'] },
    define: {
      'process.env.NODE_ENV': '"production"',
      shellBuild: JSON.stringify(buildOf(readFileSync(join(dir, 'index.html'), 'utf8'))),
      shellFiles: JSON.stringify(shellFiles(dir)),
    },
    build: {
      outDir: dir,
      emptyOutDir: false,
      target: 'es2024',
      sourcemap: true,
      rolldownOptions: {
        input: join(app, 'src/worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: workerFile },
      },
    },
  });
  await compress(join(dir, workerFile));
}
