import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prerendered } from '@mirror-studio/domain/access';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { languageOf } from '../http/request/language.ts';
import { pageSender } from './send-page.ts';

/** Where the build puts what it renders ahead; asked for by its own name, nobody gets it. */
const folder = `/${prerendered.folder}`;

type Pages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Case and a last slash do not matter, as for the app. */
const plain = (path: string) => path.toLowerCase().replace(/(?<=.)\/+$/, '');

/**
 * Serves the pages that the app was built with as finished HTML, in the visitor's language, and the map of them for search
 * engines. Takes the folder of the built app and the address of the site, null where it is not known: then it is the
 * one that was asked for.
 */
export function prerenderedPages(dir: string, siteUrl: string | null): Hono {
  const app = new Hono();
  const list = join(dir, folder, prerendered.list);
  const pages: Pages = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Pages) : {};
  const files = new Set(Object.values(pages).flatMap((byLanguage) => Object.values(byLanguage)));
  const senders = new Map(
    [...files].map((file) => [
      file,
      pageSender(readFileSync(join(dir, file), 'utf8').replaceAll(prerendered.siteUrl, siteUrl ?? '')),
    ]),
  );
  /** Each page once, by the path that its other ones stand for. */
  const paths = Object.entries(pages)
    .filter(([path, { en }], at, all) => all.findIndex(([, other]) => other['en'] === en) === at && path)
    .map(([path]) => path);
  const siteOf = (c: Context) => siteUrl ?? new URL(c.req.url).origin;

  app.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nDisallow: /api/\n\nSitemap: ${siteOf(c)}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', (c) => {
    const urls = paths.map((path) => `<url><loc>${siteOf(c)}${path}</loc></url>`).join('\n');
    c.header('Content-Type', 'application/xml');
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
    );
  });
  app.all(`${folder}/*`, (c) => c.notFound());
  app.get('*', async (c, next) => {
    const byLanguage = pages[plain(c.req.path)];
    const send = byLanguage && senders.get(byLanguage[languageOf(c)] ?? byLanguage['en'] ?? '');
    if (send === undefined) return next();
    c.header('Vary', 'Accept-Language');
    return send(c);
  });
  return app;
}
