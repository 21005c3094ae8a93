// Builds the app into packages/app/dist, or the folder in APP_BUILD_DIR, unless what is there was built from the very
// same sources and settings.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.mjs';

export const appDir = resolve(root, process.env.APP_BUILD_DIR || 'packages/app/dist');
const stamp = join(appDir, '.built-from');
/** What each module costs in it; a treemap of the same stands beside it. Not in the folder that is served. */
export const reportPath = join(`${appDir}-report`, 'bundle.json');
const packages = ['domain', 'state-machines', 'ui', 'flows', 'app'];

/** A digest of every file the build reads, and of the settings that change its output. */
function digestOfSources() {
  const digest = createHash('sha256').update(process.version);
  const add = (path) => digest.update(path).update(readFileSync(join(root, path)));
  for (const name of packages) {
    for (const entry of readdirSync(join(root, 'packages', name, 'src'), {
      recursive: true,
      withFileTypes: true,
    })) {
      if (entry.isFile()) add(join(entry.parentPath, entry.name).slice(root.length + 1));
    }
    add(`packages/${name}/package.json`);
  }
  for (const name of readdirSync(join(root, 'packages/app/scripts'))) add(`packages/app/scripts/${name}`);
  for (const path of [
    'packages/app/index.html',
    'packages/app/vite.config.ts',
    'packages/domain/scripts/strip-docs.ts',
    'pnpm-lock.yaml',
  ])
    add(path);
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return digest.update(JSON.stringify(settings.toSorted(([a], [b]) => (a < b ? -1 : 1)))).digest('hex');
}

/** Writes what each module costs, from the source maps. It says so, which a start must not. */
async function report() {
  rmSync(dirname(reportPath), { recursive: true, force: true });
  const { default: sonda } = await import('sonda/vite');
  return sonda({
    format: ['json', 'html'],
    outputDir: dirname(reportPath),
    filename: basename(reportPath, '.json'),
    include: [/\.js$/],
    open: false,
  });
}

/**
 * Builds when needed, on request with the report of what it weighs; answers whether it built. `onProgress` is called with a
 * line as each part begins, and not at all when nothing has to be built.
 */
export async function buildApp({ hasReport = false, onProgress = () => {} } = {}) {
  // As the server's own default there: an app that offers what the server refuses helps nobody.
  if (process.env.NODE_ENV === 'production') process.env.VITE_PURCHASING ||= 'disabled';
  const digest = digestOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest && (!hasReport || existsSync(reportPath)))
    return false;
  onProgress('Building the app, part 1 of 3: scripts and styles. The first time this takes about a minute.');
  const { build } = await import('vite');
  const { NODE_ENV } = process.env;
  await build({
    root: join(root, 'packages/app'),
    logLevel: 'error',
    build: { outDir: appDir, emptyOutDir: true },
    plugins: hasReport ? [await report()] : [],
  });
  onProgress('Building the app, part 2 of 3: pages.');
  const { writePrerendered } = await import('../packages/app/scripts/prerender.ts');
  await writePrerendered(join(root, 'packages/app'), appDir);
  onProgress('Building the app, part 3 of 3: what works offline.');
  const { writeServiceWorker } = await import('../packages/app/scripts/service-worker.ts');
  await writeServiceWorker(join(root, 'packages/app'), appDir);
  // Vite leaves the process in production; the server that starts in it is not.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  writeFileSync(stamp, digest);
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log((await buildApp({ hasReport: true })) ? 'The app is built.' : 'The app was built already.');
}
