import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../../scripts/browser.mjs';
import { type Consumer, makeConsumer } from './consumer.ts';

let consumer: Consumer;
beforeAll(async () => {
  consumer = await makeConsumer();
  for (const file of readdirSync(join(import.meta.dirname, 'project'))) {
    consumer.write(
      file.replace(/\.txt$/, ''),
      readFileSync(join(import.meta.dirname, 'project', file), 'utf8'),
    );
  }
}, 120_000);
afterAll(() => consumer.remove());

test.each(['bundler', 'nodenext'])(
  'types: good use compiles, each wrong one does not (%s)',
  { timeout: 60_000 },
  (resolution) => {
    const module = resolution === 'nodenext' ? 'nodenext' : 'esnext';
    const options = `--noEmit --strict --exactOptionalPropertyTypes --skipLibCheck --pretty false --jsx react-jsx --target es2022
      --lib es2023,dom,dom.iterable --types react --moduleResolution ${resolution} --module ${module}
      good.tsx wrong-event.ts wrong-actor.ts wrong-prop.tsx wrong-entry.ts`;
    const { output } = consumer.run('node_modules/typescript/bin/tsc', options.split(/\s+/));
    const errors = output.split('\n').filter((line) => / error TS/.test(line));
    expect(errors.map((line) => line.replace(/\(.*?: error (TS\d+):.*/, ' $1'))).toEqual([
      'wrong-actor.ts TS2741',
      'wrong-entry.ts TS2307',
      'wrong-event.ts TS2820',
      'wrong-prop.tsx TS2322',
    ]);
  },
);

test('Node renders components and runs a machine with no bundler and no style loader', () => {
  const { status, output } = consumer.run('node', ['render.js']);
  expect(output).toContain('Exchange 420 coins</span></button>');
  expect(output).toContain('state: {"editing":"untouched"}');
  expect(output).toContain('Un momento');
  expect(status).toBe(0);
});

test('every entry of every package can be loaded by Node', () => {
  const { output, status } = consumer.run('node', ['load.js']);
  expect(output.trim()).toMatch(/^loaded \d+ entries$/);
  expect(status).toBe(0);
});

test('one React in the bundle of a page, and nothing that the page did not ask for', async () => {
  const { metafile } = await build({
    absWorkingDir: consumer.folder,
    entryPoints: ['page.js'],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'out',
  });
  const inputs = Object.keys(metafile.inputs);
  const homes = inputs.flatMap((path) => /.*node_modules\/react\/(?=index\.js$)/.exec(path) ?? []);
  expect(new Set(homes).size).toBe(1);
  const carried = Object.values(metafile.outputs).flatMap((output) =>
    Object.entries(output.inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  expect(carried.filter((path) => /react-aria|HelpCenter|texts\/es/.test(path))).toEqual([]);
});

test('every component is drawn in languages that are not shipped, and where nothing has a size, as in jsdom', {
  timeout: 120_000,
}, async () => {
  const manifest = readFileSync(join(consumer.folder, 'node_modules/@mirror-studio/ui/package.json'), 'utf8');
  const entries = Object.keys(JSON.parse(manifest).exports).filter((path) => /^\.\/[A-Z]/.test(path));
  consumer.write(
    'components.js',
    entries.map((path) => `export * from '@mirror-studio/ui${path.slice(1)}';`).join('\n'),
  );
  const { outputFiles } = await build({
    absWorkingDir: consumer.folder,
    entryPoints: ['languages.js'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'languages',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': '"http://consumer.test/"' },
    loader: { '.woff2': 'empty' },
    outdir: 'out',
  });
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const fileOf = (kind: string) => outputFiles.find(({ path }) => path.endsWith(kind))?.text ?? '';
    const drawAll = async (asked: (string | null)[], before: () => void) => {
      const page = await browser.newPage({ locale: 'de-DE' });
      const thrown: string[] = [];
      page.on('pageerror', ({ message }) => thrown.push(message));
      await page.route('**/*', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
      );
      await page.addInitScript(before);
      await page.goto('http://consumer.test/');
      // Without its style a long list has no height of its own, and draws every row.
      await page.addStyleTag({ content: fileOf('.css') });
      await page.addScriptTag({ content: fileOf('.js') });
      const { drawn, faults } = await page.evaluate(
        (of) =>
          (
            globalThis as unknown as {
              languages: { drawAll: (of: typeof asked) => Promise<{ drawn: number; faults: string[] }> };
            }
          ).languages.drawAll(of),
        asked,
      );
      expect([...faults, ...thrown]).toEqual([]);
      expect(drawn).toBeGreaterThan(asked.length * 30);
    };
    await drawAll(['de', 'ar', 'ja', 'pt-BR', 'fr-CA', 'tlh', null], () => undefined);
    await drawAll(['en'], () => Reflect.deleteProperty(globalThis, 'ResizeObserver'));
  } finally {
    await browser.close();
  }
});
