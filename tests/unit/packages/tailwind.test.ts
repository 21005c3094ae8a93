import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { compile } from 'tailwindcss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../../scripts/browser.mjs';
import { type Consumer, makeConsumer } from './consumer.ts';

const utilities = 'rounded-none bg-red-500 px-10';
/** Each colours a button at times. */
const atTimes = 'hover:bg-red-500 md:bg-red-500 dark:bg-red-500';
const home = dirname(fileURLToPath(import.meta.resolve('tailwindcss/package.json')));

let consumer: Consumer;
let browser: Browser;
let tailwind = '';
let body = '';
beforeAll(async () => {
  consumer = await makeConsumer();
  const compiler = await compile("@import 'tailwindcss';", {
    base: home,
    loadStylesheet: async (id, base) => {
      const path = id === 'tailwindcss' ? join(home, 'index.css') : join(base, id);
      return { path, base: home, content: readFileSync(path, 'utf8') };
    },
  });
  tailwind = compiler.build(`${utilities} ${atTimes}`.split(' '));
  consumer.write(
    'tailwind.js',
    `import { Button } from '@mirror-studio/ui/Button';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
const variants = ['primary', 'secondary', 'ghost', 'value', 'generate', 'danger'];
console.log(renderToString(h('main', { 'data-theme': 'light' },
  variants.map((variant) => h(Button, { key: variant, variant, className: '${utilities}' }, variant)),
  variants.map((variant) => h(Button, { key: variant, variant, className: '${atTimes}' }, variant + ' at times')),
  h(Button, { variant: 'primary' }, 'Plain'))));`,
  );
  body = consumer.run('node', ['tailwind.js']).output;
  browser = await chromium.launch(browserLaunchOptions());
}, 300_000);
afterAll(async () => {
  await browser.close();
  consumer.remove();
});

const ours = () =>
  readFileSync(join(consumer.folder, 'node_modules/@mirror-studio/ui/dist/styles.css'), 'utf8');

/** How each button looks on a page with these sheets, in this order, in a small window if asked. */
const buttonsWith = (...sheets: string[]) => buttonsIn(1280, ...sheets);
async function buttonsIn(width: number, ...sheets: string[]) {
  const page = await browser.newPage({ viewport: { width, height: 720 } });
  await page.setContent(`${sheets.map((css) => `<style>${css}</style>`).join('')}<body>${body}</body>`);
  const buttons = await page.evaluate(() =>
    [...document.querySelectorAll('button')].map((button) => {
      const style = getComputedStyle(button);
      return {
        name: button.textContent,
        radius: style.borderTopLeftRadius,
        colour: style.backgroundColor,
        face: style.backgroundImage,
        padding: style.paddingInlineStart,
        weight: style.fontWeight,
      };
    }),
  );
  await page.close();
  return buttons;
}

test.each([
  ['before ours', () => [tailwind, ours()]],
  ['after ours', () => [ours(), tailwind]],
])("a utility of Tailwind wins over a button's own style, its sheet %s", async (_where, sheets) => {
  const buttons = await buttonsWith(...sheets());
  expect(buttons).toHaveLength(13);
  const red = await buttonsWith('.bg-red-500 { background-color: oklch(63.7% 0.237 25.331) }');
  for (const button of buttons.slice(0, 6)) {
    expect(button, button.name ?? '').toMatchObject({
      radius: '0px',
      colour: red[0]?.colour,
      // Nothing is painted over the colour.
      face: 'none',
      padding: '40px',
    });
  }
});

test('a utility that colours a button at times is seen then, and at other times the button has a plain face', async () => {
  const red = (await buttonsWith('.bg-red-500 { background-color: oklch(63.7% 0.237 25.331) }'))[0]?.colour;
  const coloured = (await buttonsIn(1280, ours(), tailwind)).slice(6, 12);
  const plain = (await buttonsIn(320, ours(), tailwind)).slice(6, 12);
  expect(coloured.map(({ name }) => name)).toContain('primary at times');
  for (const button of coloured)
    expect(button, button.name ?? '').toMatchObject({ colour: red, face: 'none' });
  for (const { name, colour, face } of plain) {
    expect(face, name ?? '').toBe('none');
    expect(colour, name ?? '').not.toBe(red);
    if (name !== 'ghost at times') expect(colour, name ?? '').not.toBe('rgba(0, 0, 0, 0)');
  }
});

test("Tailwind's reset does not reach what is ours, whichever sheet comes first", async () => {
  const [alone] = (await buttonsWith(ours())).slice(-1);
  expect(alone?.face).toContain('linear-gradient');
  expect((await buttonsWith(tailwind, ours())).at(-1)).toEqual(alone);
  expect((await buttonsWith(ours(), tailwind)).at(-1)).toEqual(alone);
});
