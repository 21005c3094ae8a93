// Opens every page of documentation of the built Storybook, two at a time, scrolls through it until all of its states
// are drawn, and fails on a line on the console, a page that says an error, a frame whose state does not come about, a
// link that leads nowhere and a page that scrolls sideways at 320 px. Says of each page how long it took.
// `node scripts/docs-walk.mjs [part of an id …]`; builds into .cache/storybook unless STORYBOOK names a folder.
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunchOptions } from './browser.mjs';
import { root } from './paths.mjs';

const abreast = 2;
const patienceMs = 30_000;
const small = { width: 320, height: 568 };

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
  // Every frame is a Storybook of its own: kept, its scripts are fetched and read once.
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'max-age=3600',
  });
  return createReadStream(file).pipe(response);
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
const base = `http://127.0.0.1:${server.address().port}`;

const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
const asked = process.argv.slice(2);
const ids = Object.values(entries)
  .filter(
    ({ type, id }) => type === 'docs' && (asked.length === 0 || asked.some((part) => id.includes(part))),
  )
  .map(({ id }) => id);
const browser = await chromium.launch(browserLaunchOptions());
const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });

/** Waits until a frame has played its story to the end; answers what kept it from that, if anything did. */
async function endOf(frame) {
  const name = /[?&]id=([^&]+)/.exec(frame.url())?.[1] ?? frame.url();
  try {
    const ended = await frame.waitForFunction(
      () => {
        const phase = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase;
        return ['finished', 'errored', 'aborted'].includes(phase) ? phase : null;
      },
      undefined,
      { timeout: patienceMs },
    );
    const phase = await ended.jsonValue();
    return phase === 'finished' ? [] : [`the frame of ${name} is ${phase}`];
  } catch {
    return [`the frame of ${name} does not come to its end`];
  }
}

/** Scrolls down step by step, and waits for what comes into sight; answers what of it does not come about. */
async function drawAll(page) {
  const faults = [];
  const ended = new Set();
  for (let last = -1; ; ) {
    const here = await page.evaluate(() => {
      window.scrollBy(0, 600);
      return window.scrollY;
    });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.studio-stage')].every(
        (stage) => stage.getBoundingClientRect().top > innerHeight + 500 || stage.dataset.drawn === 'true',
      ),
    );
    for (const place of await page.locator('iframe').elementHandles()) {
      const isInSight = await place.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top < innerHeight && bottom > 0;
      });
      const frame = isInSight ? await place.contentFrame() : null;
      if (!frame || ended.has(frame)) continue;
      ended.add(frame);
      faults.push(...(await endOf(frame)));
    }
    if (here === last) return faults;
    last = here;
  }
}

/** Opens one page; answers what is wrong with it. */
async function faultsOf(id) {
  const faults = [];
  const say = (what) => faults.push(what);
  const page = await context.newPage();
  page.on('console', (message) => {
    // A picture that cannot be loaded is a state of its own; what this Storybook itself lacks is a fault.
    const isStrange = message.text().startsWith('Failed to load') && !message.location().url.startsWith(base);
    if (['error', 'warning'].includes(message.type()) && !isStrange)
      say(`console: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => say(`thrown: ${error.message.slice(0, 300)}`));
  try {
    await page.goto(`${base}/iframe.html?viewMode=docs&id=${id}`);
    await page.locator('.sbdocs-content h1, #error-message:visible').first().waitFor({ timeout: patienceMs });
    faults.push(...(await drawAll(page)));
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
  return faults;
}

const began = performance.now();
const waiting = [...ids];
let whole = 0;
async function walk() {
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const at = performance.now();
    const faults = await faultsOf(id);
    if (faults.length === 0) whole += 1;
    const seconds = ((performance.now() - at) / 1000).toFixed(1).padStart(5);
    console.log([`${faults.length === 0 ? '✓' : '✗'} ${seconds} s  ${id}`, ...faults].join('\n    '));
  }
}
await Promise.all(Array.from({ length: abreast }, walk));
await browser.close();
server.close();
console.log(`${whole} of ${ids.length} pages are whole, ${Math.round((performance.now() - began) / 1000)} s`);
process.exitCode = whole < ids.length || ids.length === 0 ? 1 : 0;
