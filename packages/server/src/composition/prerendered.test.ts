import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchDir } from '../testing/process.ts';
import { prerenderedPages } from './prerendered.ts';

const scratch = scratchDir();

beforeAll(() => {
  const files: Record<string, string> = { en: 'prerendered/en/about.html', es: 'prerendered/es/about.html' };
  for (const [language, file] of Object.entries(files)) {
    mkdirSync(join(scratch.path, 'prerendered', language), { recursive: true });
    writeFileSync(join(scratch.path, file), `${language} %SITE_URL%/about`);
  }
  writeFileSync(
    join(scratch.path, 'prerendered/pages.json'),
    JSON.stringify({ '/about': files, '/us': files }),
  );
});

afterAll(() => scratch.remove());

const ask = (path: string, headers: Record<string, string> = {}, site: string | null = null) =>
  prerenderedPages(scratch.path, site).request(path, { headers });

test.each([
  ['es', 'es'],
  ['de, es-MX;q=0.8, en;q=0.5', 'es'],
  ['fr', 'en'],
  [';;q=,', 'en'],
  ['', 'en'],
])('a browser that reads %j is answered in %s', async (accepted, language) => {
  const answer = await ask('/about', { 'accept-language': accepted });
  expect(await answer.text()).toBe(`${language} /about`);
  expect(answer.headers.get('vary')).toContain('Accept-Language');
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('a browser that reads %s gets a page by %s', async (accepted, encoding, decompress) => {
  const pages = prerenderedPages(scratch.path, null);
  for (const _ of ['first', 'again']) {
    const answer = await pages.request('/about', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(decompress(await answer.arrayBuffer()).toString()).toBe('en /about');
  }
});

test.each(['', 'br;q=0', 'zstd'])('a browser that reads %j gets a page as it is', async (accepted) => {
  const answer = await ask('/about', { 'accept-encoding': accepted });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe('en /about');
});

test('a page is found as the app finds it, names the site, and no other page is answered', async () => {
  for (const path of ['/ABOUT/', '/us']) {
    expect(await (await ask(path, {}, 'https://studio.example')).text()).toBe(
      'en https://studio.example/about',
    );
  }
  for (const path of ['/constructor', '/prerendered/en/about.html', '/about/more']) {
    expect((await ask(path)).status).toBe(404);
  }
});

test('the site map names each page once, where the site is', async () => {
  const known = await (await ask('/sitemap.xml', {}, 'https://studio.example')).text();
  expect(known.match(/<loc>.*?<\/loc>/g)).toEqual(['<loc>https://studio.example/about</loc>']);
  expect(await (await ask('/robots.txt')).text()).toContain('Sitemap: http://localhost/sitemap.xml');
});
