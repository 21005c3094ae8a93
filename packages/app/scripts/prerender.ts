import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { prerendered } from '../../domain/src/access/prerendered.ts';
import type { PrerenderedPage } from '../src/prerender/prerender.tsx';
import { readIn } from './typefaces.ts';

/** What a search engine shows of a description. */
const descriptionLength = 160;
const { folder, list, mark, siteUrl } = prerendered;

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? '',
  );

/** The first paragraph of the page, as far as there is room. It is HTML already. */
function descriptionOf(html: string): string {
  const text = /<p(?:\s[^>]*)?>(.*?)<\/p>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '';
  return text.length > descriptionLength
    ? `${text.slice(0, descriptionLength).replace(/\s\S*$/, '')} …`
    : text;
}

/** The style sheets that style something on the page, of those that the app would load with its parts. */
function sheetsOf(html: string, sheets: ReadonlyMap<string, string>): string[] {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names?.split(' ') ?? []),
  );
  const isUsedIn = (sheet: string) =>
    [...sheet.matchAll(/\.([\w-]{6,})/g)].some(([, name]) => name !== undefined && classes.has(name));
  return [...sheets].filter(([, sheet]) => isUsedIn(sheet)).map(([name]) => `/assets/${name}`);
}

/**
 * The build's page with what a page that stands there needs first. The script in its head starts the app, after all that is
 * seen (head-script.ts).
 */
function prioritized(built: string, assets: readonly string[]): string {
  const fonts = assets
    .filter((name) => readIn.test(name))
    .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}">`);
  const [entry = '', src = ''] = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/.exec(built) ?? [];
  if (!src) throw new Error('The built page has no entry.');
  const preloads = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g;
  const files = [src, ...[...built.matchAll(preloads)].map(([, href]) => href)];
  return built
    .replace(entry, '')
    .replaceAll(preloads, '')
    .replace(/<script src="\/theme\.js[^"]*"/, `$& data-app="${files.join(' ')}"`)
    .replace('</title>', () => `</title>${fonts.join('')}`);
}

function pageFrom(template: string, page: PrerenderedPage, sheets: ReadonlyMap<string, string>): string {
  const [path = '/'] = page.paths;
  // React asks for pictures ahead of what it draws: that belongs into the head.
  const [, preloads = '', html = ''] = /^((?:<link rel="preload"[^>]*>)*)(.*)$/s.exec(page.html) ?? [];
  const title = escaped(page.title);
  const description = descriptionOf(html);
  const links = sheetsOf(html, sheets)
    .filter((href) => !template.includes(`href="${href}"`))
    .map((href) => `<link rel="stylesheet" crossorigin href="${href}">`);
  const head = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${siteUrl}${path}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${siteUrl}${path}">`,
    `<meta property="og:image" content="${siteUrl}/glass.webp">`,
    `<meta property="og:locale" content="${page.language}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    preloads,
  ];
  return (
    template
      .replace(
        /<html[^>]*?( data-theme="[^"]*")>/,
        `<html lang="${page.language}" dir="${page.direction}" ${mark}$1>`,
      )
      .replace(/<title>.*<\/title>/, () => head.join(''))
      // After the app's own, as the app would add them.
      .replace('</head>', () => `${links.join('')}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
  );
}

/**
 * Renders every page that says the same to all, in every language, into `prerendered/` of the built app, with the list that
 * the server reads: by path and language the file. Takes the folders of the app's sources and of the built app.
 */
export async function writePrerendered(app: string, dir: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'mirror-prerender-'));
  try {
    await build({
      root: app,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: { ssr: 'src/prerender/prerender.tsx', outDir: work, emptyOutDir: true, sourcemap: false },
    });
    const { prerenderPages } = (await import(
      join(work, 'prerender.js')
    )) as typeof import('../src/prerender/prerender.tsx');
    const assets = readdirSync(join(dir, 'assets'));
    const template = prioritized(readFileSync(join(dir, 'index.html'), 'utf8'), assets);
    const sheets = new Map(
      assets
        .filter((name) => name.endsWith('.css'))
        .map((name) => [name, readFileSync(join(dir, 'assets', name), 'utf8')] as const),
    );
    const files: Record<string, Record<string, string>> = {};
    for (const page of await prerenderPages()) {
      const [path = '/'] = page.paths;
      const file = join(folder, page.language, `${path === '/' ? 'index' : path.slice(1)}.html`);
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), pageFrom(template, page, sheets));
      for (const each of page.paths) files[each] = { ...files[each], [page.language]: file };
    }
    mkdirSync(join(dir, folder), { recursive: true });
    writeFileSync(join(dir, folder, list), JSON.stringify(files, null, 1));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
