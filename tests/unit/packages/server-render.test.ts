import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../../scripts/browser.mjs';

const root = resolve(import.meta.dirname, '../../..');
const suite = join(root, 'packages/ui/test/conformance');
const folder = mkdtempSync(join(root, '.cache/server-render-'));

const place = 'http://studio.test';

/** The pictures of the samples have one address, wherever they are drawn. */
const samePictures: Plugin = {
  name: 'same-pictures',
  enforce: 'pre',
  transform: (code) => code.replace(/(new URL\('[^']+'), import\.meta\.url\)/g, `$1, '${place}')`),
};

interface Sent {
  markup: Record<string, string>;
  faults: string[];
}

/** One file of it all, for a server or for a browser. */
const bundle = (entry: string, isServer: boolean) =>
  build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [samePictures, vanillaExtractPlugin({ identifiers: 'short' })],
    define: { 'process.env.NODE_ENV': '"development"', 'process.env.VIRT_ON': '"true"' },
    resolve: {
      conditions: ['@mirror-studio/source', 'module', isServer ? 'node' : 'browser', 'development'],
    },
    environments: {
      ssr: { resolve: { conditions: ['@mirror-studio/source', 'module', 'node', 'development'] } },
    },
    ...(isServer && { ssr: { noExternal: true } }),
    build: {
      outDir: join(folder, isServer ? 'server' : 'client'),
      minify: false,
      target: 'es2024',
      ...(isServer
        ? { ssr: join(suite, entry) }
        : { lib: { entry: join(suite, entry), formats: ['iife'], name: 'suite', fileName: 'suite' } }),
    },
  });

let sent: Sent;
beforeAll(async () => {
  await bundle('onServer.tsx', true);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      "console.log(JSON.stringify((await import('./onServer.js')).sentByServer()))",
    ],
    { cwd: join(folder, 'server'), encoding: 'utf8', env: { TZ: 'UTC' }, maxBuffer: 1e9 },
  );
  if (!stdout.startsWith('{')) throw new Error(stderr || stdout.slice(0, 500));
  sent = JSON.parse(stdout);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every component is drawn where there is no document, and says nothing on the console', () => {
  expect(sent.faults).toEqual([]);
  expect(Object.keys(sent.markup).length).toBeGreaterThan(100);
  expect(sent.markup['Button']).toContain('<button');
  // Its clock is another: how long ago something was is said by the browser.
  expect(sent.markup['RelativeTime']).toContain('>2026-11-21</time>');
});

test('what such a server sends is the first render of the browser', { timeout: 300_000 }, async () => {
  await bundle('onClient.tsx', false);
  const browser = await chromium.launch(browserLaunchOptions());
  const page = await browser.newPage({ timezoneId: 'UTC' });
  const code = readFileSync(join(folder, 'client/suite.iife.js'), 'utf8');
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.route('**/suite.js', (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: code }),
  );
  await page.goto(place);
  await page.addScriptTag({ url: '/suite.js' });
  const faults = await page.evaluate((markup) => {
    const { suite } = globalThis as unknown as {
      suite: { faultsOfHydration: (of: typeof markup) => Promise<string[]> };
    };
    return suite.faultsOfHydration(markup);
  }, sent.markup);
  await browser.close();
  expect(faults).toEqual([]);
});
