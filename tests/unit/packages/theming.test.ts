import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../../scripts/browser.mjs';
import { type Consumer, makeConsumer } from './consumer.ts';

let consumer: Consumer;
let browser: Browser;
let page: Page;
/** What the packed package says to a project of another team. */
let made: { accent: Record<string, string>; script: string; hash: string };

beforeAll(async () => {
  consumer = await makeConsumer();
  consumer.write(
    'theming.js',
    `import { createAccent, noFlashHash, noFlashScript } from '@mirror-studio/ui/theme';
console.log(JSON.stringify({ accent: createAccent('#0a7'), script: noFlashScript, hash: noFlashHash}));`,
  );
  const { output } = consumer.run('node', ['theming.js']);
  if (!output.startsWith('{')) throw new Error(output.slice(0, 2000));
  made = JSON.parse(output);
  browser = await chromium.launch(browserLaunchOptions());
  page = await browser.newPage();
}, 300_000);
afterAll(async () => {
  await browser.close();
  consumer.remove();
});

const sheet = (name: string) =>
  readFileSync(join(consumer.folder, `node_modules/@mirror-studio/ui/dist/${name}.css`), 'utf8');
const styled = (...names: string[]) => names.map((name) => `<style>${sheet(name)}</style>`).join('');

const canvasOf = (selector: string) =>
  page.evaluate((found) => {
    const element = document.querySelector(found);
    return element ? getComputedStyle(element).backgroundColor : '';
  }, selector);

test('data-theme="system" follows the machine live, on the page and on a part, by CSS alone', async () => {
  const part = (theme: string) => `<p id="${theme}" data-theme="${theme}">Part</p>`;
  await page.setContent(`${styled('styles')}<body>${['system', 'dark', 'light'].map(part).join('')}</body>`);
  for (const scheme of ['light', 'dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    expect(await canvasOf('#system')).toBe(await canvasOf(`#${scheme}`));
    for (const contrast of ['more', 'no-preference'] as const) {
      await page.emulateMedia({ colorScheme: scheme, contrast });
      expect(await canvasOf('#system'), contrast).toBe(await canvasOf(`#${scheme}`));
    }
  }
  expect(await canvasOf('#dark')).not.toBe(await canvasOf('#light'));
});

test('the script puts the saved theme on the page under a policy that names its hash, and under no other', async () => {
  const sources = { [`'${made.hash}'`]: 'light', "'none'": null };
  for (const [source, theme] of Object.entries(sources)) {
    await page.route('http://shop.test/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'Content-Security-Policy': `script-src ${source}` },
        body: `<!doctype html><html><head><script data-key="shop" data-initial="dark">${made.script}</script></head></html>`,
      }),
    );
    await page.goto('http://shop.test/');
    await page.evaluate(() => localStorage.setItem('shop', 'light'));
    await page.reload();
    expect(await page.locator('html').getAttribute('data-theme'), source).toBe(theme);
    await page.unroute('http://shop.test/');
  }
});

const foreign = `<h1>Title</h1><p>Words <a href="#x">link</a> <code>code</code></p><ul role="list"><li>One</li></ul>
<ol><li>Two</li></ol><fieldset><legend>Group</legend><input value="3"><select><option>4</option></select>
<textarea>5</textarea><button>Press</button></fieldset><blockquote>Said</blockquote><figure><img alt="A" src="data:,"></figure>
<dl><dt>Term</dt><dd>Meaning</dd></dl><svg width="9" height="9"></svg><pre>Pre</pre><div hidden>No</div>`;

/** Every computed style of every element below a place, on a page of these contents. */
async function stylesOf(content: string, below: string): Promise<Record<string, string>[]> {
  await page.setContent(content);
  return page.evaluate((place) => {
    const styles = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      const names = [...style].filter((name) => !name.startsWith('--'));
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
    };
    return [...document.querySelectorAll(place)].flatMap((element) => [
      styles(element),
      styles(element, '::selection'),
    ]);
  }, below);
}

test("a page's own elements are as they are without our styles", async () => {
  const bare = await stylesOf(`<body>${foreign}</body>`, 'html, body, body *');
  expect(bare.length).toBeGreaterThan(40);
  expect(
    await stylesOf(`<body>${foreign}${styled('styles')}</body>`, 'html, body, body *:not(style)'),
  ).toEqual(bare);
  const reset = `<body>${foreign}${styled('styles', 'reset')}</body>`;
  expect(await stylesOf(reset, 'html, body, body *:not(style)')).not.toEqual(bare);
});

/** Draws every component of the testing kit in its first state, open where it opens. */
const drawing = `import * as ui from './components.js';
import { catalogue } from '@mirror-studio/ui/testing';
import { createElement as h } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
export function drawAll(place) {
  for (const [name, { states }] of Object.entries(catalogue)) {
    const [props] = Object.values(states);
    const section = place.appendChild(document.createElement('section'));
    section.dataset.name = name;
    flushSync(() => createRoot(section).render(h(ui[name], name === 'Toast' ? props : { ...props, isOpen: true })));
  }
}`;

/** What a page gives to all that stands in it; the rest is for us to see to. */
const given = `font: 420 16px / 1.55 sans-serif; letter-spacing: normal; word-spacing: 0; overflow-wrap: break-word;
  color: white; font-synthesis: style; font-optical-sizing: none; scrollbar-color: auto; font-smooth: auto;
  -webkit-font-smoothing: antialiased; -webkit-tap-highlight-color: transparent; text-size-adjust: 100%`;

test('ours look the same on a page that is not reset', async () => {
  const manifest = readFileSync(join(consumer.folder, 'node_modules/@mirror-studio/ui/package.json'), 'utf8');
  const entries = Object.keys(JSON.parse(manifest).exports).filter((path) => /^\.\/[A-Z]\w+$/.test(path));
  consumer.write(
    'components.js',
    entries.map((path) => `export * from '@mirror-studio/ui${path.slice(1)}';`).join('\n'),
  );
  consumer.write('drawing.js', drawing);
  const { outputFiles } = await build({
    absWorkingDir: consumer.folder,
    entryPoints: ['drawing.js'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'drawing',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': '"http://shop.test/"' },
  });
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('http://shop.test/');
  await page.setContent(
    `<html data-theme="dark"><head>${styled('styles')}<style>* { transition: none !important; animation: none !important; content-visibility: visible !important }
      body, body > * { ${given} } body { margin: 0; padding: 0; min-height: 100dvh }</style>
      <style id="reset">${sheet('reset')}</style></head><body><main></main></body></html>`,
  );
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const { count, differing } = await page.evaluate(() => {
    const { drawing: drawn } = globalThis as unknown as { drawing: { drawAll: (place: Element) => void } };
    const main = document.querySelector('main');
    if (main) drawn.drawAll(main);
    // What no eye sees has no look, and what stands in a page of ours is the page's.
    const unseen = '[style*="clip-path"], [style*="clip-path"] *, main main *';
    const elements = [...document.querySelectorAll('body *')].filter(
      (element) => element.checkVisibility() && !element.matches(unseen),
    );
    const read = () =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        const isBox = [style.padding, style.borderWidth].some((edge) => /[1-9]/.test(edge));
        // Without padding or border there is no box to size.
        const names = [...style].filter((name) => !name.startsWith('--') && (isBox || name !== 'box-sizing'));
        return names.map((name) => [name, style.getPropertyValue(name)] as const);
      });
    const before = read();
    document.querySelector('#reset')?.remove();
    const after = read();
    const faults = elements.flatMap((element, at) => {
      const changed = (before[at] ?? []).filter(([, value], index) => after[at]?.[index]?.[1] !== value);
      const where = element.closest('[data-name]')?.getAttribute('data-name') ?? 'an overlay';
      const what = changed.map(([name, value]) => `${name} ${value}`).slice(0, 3);
      const classes = element.getAttribute('class') ?? '';
      return what.length === 0
        ? []
        : [`${where}: <${element.localName} class="${classes}"> ${what.join(', ')}`];
    });
    return { count: elements.length, differing: faults };
  });
  expect(count).toBeGreaterThan(1000);
  expect(differing).toEqual([]);
});

test("a brand's colour makes the main action, in both themes and on a part of a page", async () => {
  consumer.write(
    'accented.js',
    `import { Button } from '@mirror-studio/ui/Button';
import { createAccent } from '@mirror-studio/ui/theme';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
console.log(renderToString(h('main', { style: createAccent('#ffd400') },
  ['dark', 'light'].map((theme) => h('div', { key: theme, 'data-theme': theme }, h(Button, { variant: 'primary' }, theme))))));`,
  );
  await page.setContent(`${styled('styles')}<body>${consumer.run('node', ['accented.js']).output}</body>`);
  const buttons = await page.evaluate(() =>
    [...document.querySelectorAll('button')].map((button) => {
      const { backgroundImage, borderTopColor } = getComputedStyle(button);
      return { backgroundImage, borderTopColor };
    }),
  );
  const [dark, light] = buttons;
  expect(dark?.backgroundImage).toBe(light?.backgroundImage);
  expect(dark?.borderTopColor).toBe('rgba(0, 0, 0, 0)');
  expect(light?.borderTopColor).toMatch(/^oklch\(0\.[56]/);
});
