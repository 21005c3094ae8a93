import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../../../scripts/browser.mjs';
import { trimmedLocales } from '../../../../scripts/packages/sizes.ts';
import { type Consumer, makeConsumer } from '../consumer.ts';

/** What Vite built, by its path. */
type Site = ReadonlyMap<string, string | Uint8Array>;

let consumer: Consumer;
let browser: Browser;
/** Of both pages at once: what they share is built once. */
let trimmed: Site;
beforeAll(async () => {
  consumer = await makeConsumer();
  consumer.take('vite');
  trimmed = await built(true, 'languages', 'partly');
  browser = await chromium.launch(browserLaunchOptions());
}, 300_000);
afterAll(async () => {
  await browser.close();
  consumer.remove();
});

/** What Vite builds of pages of the consumer: with React Aria's words trimmed as the README says, or with all of them. */
async function built(isTrimmed: boolean, ...pages: string[]): Promise<Site> {
  const result = await build({
    configFile: false,
    root: consumer.folder,
    logLevel: 'error',
    plugins: isTrimmed ? [optimizeLocales.vite({ locales: trimmedLocales })] : [],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Said here, since a test has another NODE_ENV.
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(pages.map((page) => [page, join(consumer.folder, `${page}.js`)])),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const files = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(
    files.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source] as const),
  );
}

const htmlOf = (page: string) => `<!doctype html><link rel="stylesheet" href="/style.css">
<script type="module">globalThis.page = import('/${page}.js')</script>`;
const kinds: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  webp: 'image/webp',
};

/** A page of the built site in a browser, whose module is `globalThis.page`, and what was thrown on it. */
async function opened(site: Site, name: string, locale: string, before = () => {}) {
  const page = await browser.newPage({ locale });
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.route('**/*', async (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = site.get(path);
    await route.fulfill(
      body === undefined
        ? { contentType: 'text/html', body: htmlOf(name) }
        : {
            contentType: `${kinds[path.split('.').at(-1) ?? ''] ?? 'text/plain'}; charset=utf-8`,
            body: typeof body === 'string' ? body : Buffer.from(body),
          },
    );
  });
  await page.addInitScript(before);
  await page.goto('http://consumer.test/');
  return { page, thrown };
}

/** Draws every component in each language in a German browser, where `before` has run. */
async function expectDrawn(site: Site, asked: (string | null)[], before = () => {}) {
  const { page, thrown } = await opened(site, 'languages', 'de-DE', before);
  const { drawn, faults } = await page.evaluate(async (of) => {
    const { page: loaded } = globalThis as unknown as {
      page: Promise<{ drawAll: (of: (string | null)[]) => Promise<{ drawn: number; faults: string[] }> }>;
    };
    return (await loaded).drawAll(of);
  }, asked);
  await page.close();
  expect([...faults, ...thrown]).toEqual([]);
  expect(drawn).toBeGreaterThan(asked.length * 30);
}

/** How React Aria says "Decrease …" in English, Spanish, German and French. */
const words = ['Decrease ${', 'Reducir ${', ' verringern`', 'Diminuer ${'];
const spoken = (site: Site) =>
  words.map((each) => [...site].some(([path, code]) => path.endsWith('.js') && String(code).includes(each)));

test('with the languages trimmed, every component is drawn in those that are gone, and where nothing has a size', {
  timeout: 300_000,
}, async () => {
  expect(spoken(trimmed)).toEqual([true, true, false, false]);
  await expectDrawn(trimmed, ['de', 'ar', 'ja', 'pt-BR', 'fr-CA', 'tlh', 'pt_BR', null]);
  await expectDrawn(trimmed, ['en'], () => Reflect.deleteProperty(globalThis, 'ResizeObserver'));
});

test('without the plugin React Aria speaks all its languages, and every component is drawn in them', {
  timeout: 300_000,
}, async () => {
  const site = await built(false, 'languages');
  expect(spoken(site)).toEqual([true, true, true, true]);
  await expectDrawn(site, ['de', 'tlh', null]);
});

test('texts in part fall back key by key, in every state of every component, by turns in any language', {
  timeout: 240_000,
}, async () => {
  const { page, thrown } = await opened(trimmed, 'partly', 'en-US');
  const { drawn, marked, faults } = await page.evaluate(
    async (of) => {
      const { page: loaded } = globalThis as unknown as {
        page: Promise<{
          drawPartly: (of: string[]) => Promise<{ drawn: number; marked: number; faults: string[] }>;
        }>;
      };
      return (await loaded).drawPartly(of);
    },
    ['tlh', 'de', 'ar', 'ja', 'pt-BR', 'fr-CA'],
  );
  await page.close();
  expect([...faults, ...thrown]).toEqual([]);
  expect(drawn).toBeGreaterThan(250);
  expect(marked).toBeGreaterThan(drawn / 2);
});
