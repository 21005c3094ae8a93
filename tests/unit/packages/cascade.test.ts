import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../../scripts/browser.mjs';
import { type Consumer, makeConsumer } from './consumer.ts';

let consumer: Consumer;
let browser: Browser;
let body = '';
beforeAll(async () => {
  consumer = await makeConsumer();
  consumer.write(
    'parts.js',
    `import { Button } from '@mirror-studio/ui/Button';
import { IconButton } from '@mirror-studio/ui/IconButton';
import { NumberField } from '@mirror-studio/ui/NumberField';
import { SearchField } from '@mirror-studio/ui/SearchField';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
console.log(renderToString(h('main', null,
  h(Button, { className: 'mine', variant: 'value' }, 'Go'),
  h(IconButton, { label: 'Close', icon: 'x' }),
  h(NumberField, { label: 'Coins', defaultValue: 420 }),
  h(SearchField, { label: 'Search', defaultValue: 'light' }))));`,
  );
  body = consumer.run('node', ['parts.js']).output;
  browser = await chromium.launch(browserLaunchOptions());
}, 300_000);
afterAll(async () => {
  await browser.close();
  consumer.remove();
});

const sheet = (name: string) =>
  readFileSync(join(consumer.folder, `node_modules/@mirror-studio/ui/dist/${name}.css`), 'utf8');

/** Every computed style of every element on a page with these sheets, in this order. */
async function stylesWith(...sheets: string[]): Promise<Record<string, string>[]> {
  const page = await browser.newPage();
  await page.setContent(`${sheets.map((css) => `<style>${css}</style>`).join('')}<body>${body}</body>`);
  const styles = await page.evaluate(() =>
    [...document.querySelectorAll('main *')].map((element) => {
      const computed = getComputedStyle(element);
      return Object.fromEntries([...computed].map((name) => [name, computed.getPropertyValue(name)]));
    }),
  );
  await page.close();
  return styles;
}

test("a consumer's own styles win, in no layer and wherever they stand", async () => {
  const [button] = await stylesWith('.mine { color: rgb(1, 2, 3); padding-left: 3px }', sheet('styles'));
  expect(button?.['color']).toBe('rgb(1, 2, 3)');
  expect(button?.['padding-left']).toBe('3px');
});

test('sheets of single components give the same page, in any order and loaded twice', async () => {
  const whole = await stylesWith(sheet('styles'));
  const parts = ['SearchField', 'NumberField', 'IconButton', 'Button', 'Button', 'theme'].map(sheet);
  expect(whole.length).toBeGreaterThan(10);
  expect(await stylesWith(...parts)).toEqual(whole);
});

test('without our faces a page falls back to what the machine has', async () => {
  expect(sheet('styles')).not.toContain('@font-face');
  const [button] = await stylesWith(sheet('styles'));
  expect(button?.['font-family']).toContain('system-ui');
});
