// Opens every page of documentation of the built Storybook, scrolls through it until all of its states are drawn, and
// fails on a line on the console, a page that says an error, a frame that shows nothing, a link that leads nowhere
// and a page that scrolls sideways at 320 px.
// `node scripts/docs-walk.mjs [part of an id …]`; builds into .cache/storybook unless STORYBOOK names a folder.
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunchOptions } from './browser.mjs';
import { root } from './paths.mjs';

const built = process.env.STORYBOOK ?? join(root, '.cache/storybook');
if (!process.env.STORYBOOK) {
  const { status } = spawnSync(
    'storybook',
    ['build', '--output-dir', built, '--disable-telemetry', '--quiet'],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) process.exit(1);
}

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const server = createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname));
  const file = join(built, path === '/' ? 'index.html' : path);
  if (!existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  return createReadStream(file).pipe(response);
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
const base = `http://127.0.0.1:${server.address().port}`;

const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
const asked = process.argv.slice(2);
const pages = Object.values(entries).filter(
  ({ type, id }) => type === 'docs' && (asked.length === 0 || asked.some((part) => id.includes(part))),
);
const browser = await chromium.launch(browserLaunchOptions());
const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
const small = { width: 320, height: 568 };
const faults = [];

/** Scrolls down step by step, so that what is drawn when it comes near is drawn, and waits for it. */
async function drawAll(page) {
  for (let last = -1; ; ) {
    const here = await page.evaluate(() => {
      window.scrollBy(0, 700);
      return window.scrollY;
    });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.studio-stage')].every(
        (stage) => stage.getBoundingClientRect().top > innerHeight + 500 || stage.dataset.drawn === 'true',
      ),
    );
    if (here === last) return;
    last = here;
  }
}

for (const { id } of pages) {
  const page = await context.newPage();
  const say = (what) => faults.push(`${id}: ${what}`);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) say(`console: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => say(`thrown: ${error.message.slice(0, 300)}`));
  try {
    await page.goto(`${base}/iframe.html?viewMode=docs&id=${id}`);
    await page.locator('.sbdocs-content h1, #error-message:visible').first().waitFor({ timeout: 30_000 });
    await drawAll(page);
    for (const frame of page.frames().slice(1)) {
      await frame
        .locator('body.sb-show-main, body.sb-show-errordisplay')
        .first()
        .waitFor({ timeout: 30_000 })
        .catch(() => say(`a frame stays empty: ${frame.url()}`));
    }
    for (const frame of page.frames()) {
      const broken = await frame.locator('body.sb-show-errordisplay, .sbdocs [data-is-error]').count();
      if (broken > 0) say(`shows an error: ${frame.url().slice(base.length)}`);
    }
    await page.setViewportSize(small);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > small.width) say(`is ${wide} px wide on a page of ${small.width} px`);
    const links = await page
      .locator('a[href*="path=/docs/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    for (const href of links) {
      const target = href.split('path=/docs/')[1]?.split('&')[0] ?? '';
      if (!(target in entries)) say(`a link leads nowhere: ${href}`);
    }
  } catch (error) {
    say(String(error).split('\n')[0]);
  }
  await page.close();
}
await browser.close();
server.close();
for (const fault of faults) console.log(fault);
console.log(
  `${pages.length - new Set(faults.map((fault) => fault.split(':')[0])).size} of ${pages.length} pages are whole`,
);
process.exitCode = faults.length > 0 || pages.length === 0 ? 1 : 0;
