import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { routeOf } from '@mirror-studio/domain/access';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { StartError } from '../config/index.ts';
import { prerenderedPages } from './prerendered.ts';
import { pageSender } from './send-page.ts';

/** Vite names these by their content: what has such a name never changes. */
const hashed = /^\/assets\//;
/** The page of a link to proofs. */
const proofPath = routeOf('proof').path;
const immutable = 'public, max-age=31536000, immutable';

/**
 * Serves the built web app: its files, and its page for every path that is a page of the app.
 * Takes the folder, and the address of the site where it is known. Throws StartError when it holds no built app.
 */
export function webApp(dir: string, siteUrl: string | null): Hono {
  const sendPage = pageSender(readPage(dir));
  const app = new Hono();
  // What may change is asked for each time, and answered with nothing when it has not.
  const tag = etag();
  app.use((c, next) => (hashed.test(c.req.path) ? next() : tag(c, next)), compress());
  app.use(async (c, next) => {
    await next();
    // Of a file that is never asked for again neither means anything, and a page asks for a dozen of them.
    if (c.res.headers.get('Cache-Control') !== immutable) return;
    for (const name of ['Last-Modified', 'X-Request-Id']) c.res.headers.delete(name);
  });
  app.use(proofPath, async (c, next) => {
    await next();
    // The address is a secret: it is told to no other site, found by no search, and kept by nothing on the way.
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Robots-Tag', 'noindex, nofollow');
    c.header('Cache-Control', 'no-store');
  });
  app.route('/', prerenderedPages(dir, siteUrl));
  app.use(
    serveStatic({
      root: dir,
      // The build puts them beside the files; what has none is compressed here.
      precompressed: true,
      onFound: (_path, c) => {
        c.header('Cache-Control', hashed.test(c.req.path) ? immutable : 'no-cache');
      },
    }),
  );
  app.get('*', (c) => {
    const wantsPage = (c.req.header('accept') ?? '*/*').includes('text/html') || !c.req.header('accept');
    if (!wantsPage || hashed.test(c.req.path)) return c.notFound();
    return sendPage(c);
  });
  return app;
}

function readPage(dir: string): string {
  try {
    return readFileSync(join(dir, 'index.html'), 'utf8');
  } catch {
    throw new StartError(`APP_DIR holds no built app: ${join(dir, 'index.html')} is missing.`);
  }
}
