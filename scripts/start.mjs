// One command, the whole product: builds what changed, then runs server and app in this process on one address.
// `--dev` serves the app from Vite with hot reload instead.
import './node-version.mjs';
import module from 'node:module';
import { join } from 'node:path';
import { root } from './paths.mjs';

// What one start made of the sources, the next need not make again.
module.enableCompileCache(join(root, '.cache/compiled'));
const dev = process.argv.includes('--dev');
process.env.DATA_DIR ??= join(root, '.data');
// A machine on which nobody was yet begins with a few samples.
const isOwn = process.env.NODE_ENV !== 'production' && !process.env.DATABASE_URL;
if (isOwn) process.env.SAMPLE_COMMUNITY ??= 'true';
if (!dev) {
  const { appDir, buildApp } = await import('./build.mjs');
  if (await buildApp({ onProgress: console.log })) console.log('Starting.');
  process.env.APP_DIR = appDir;
}

const { main } = await import('../packages/server/src/main.ts');
const server = await main();
// It said why. A database that could not be opened may leave timers behind that would keep the process.
if (!server) process.exit(1);

if (dev) {
  const { createServer } = await import('vite');
  process.env.MIRROR_SERVER = server.url;
  const vite = await createServer({ root: join(root, 'packages/app') });
  await vite.listen();
  console.log(`With hot reload: ${vite.resolvedUrls?.local[0] ?? ''}`);
}
