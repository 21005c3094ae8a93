// Builds the app into packages/app/dist, or the folder in APP_BUILD_DIR, unless what is there was built from the very
// same sources and settings.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.mjs';

export const appDir = resolve(root, process.env.APP_BUILD_DIR || 'packages/app/dist');
const stamp = join(appDir, '.built-from');
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

/** Builds when needed; answers whether it built. */
export async function buildApp() {
  // As the server's own default there: an app that offers what the server refuses helps nobody.
  if (process.env.NODE_ENV === 'production') process.env.VITE_PURCHASING ||= 'disabled';
  const digest = digestOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return false;
  const { build } = await import('vite');
  const { NODE_ENV } = process.env;
  await build({
    root: join(root, 'packages/app'),
    logLevel: 'error',
    build: { outDir: appDir, emptyOutDir: true },
  });
  const { writePrerendered } = await import('../packages/app/scripts/prerender.ts');
  await writePrerendered(join(root, 'packages/app'), appDir);
  // Vite leaves the process in production; the server that starts in it is not.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  writeFileSync(stamp, digest);
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log((await buildApp()) ? 'The app is built.' : 'The app was built already.');
}
